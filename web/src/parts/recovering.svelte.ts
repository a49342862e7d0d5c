/** What a page does that the link in a letter leads to. */

import { takeSecret } from "../live/recovery";
import { Trying } from "./trying.svelte";

export class Recovering extends Trying {
  secret = $state(takeSecret());

  /** The link was opened where this page was open already. */
  again = (): void => {
    this.secret = takeSecret() ?? this.secret;
    [this.done, this.trouble] = ["", ""];
  };
}
