import { mount } from "svelte";
import App from "./App.svelte";
import { connection } from "./live/line.svelte";
import { part } from "./live/part";
import { person } from "./live/person.svelte";
import { settings } from "./live/settings.svelte";
import "./look/inks.css";
import "./look/tokens.css";
import "./look/base.css";
import { layIcons } from "./look/symbols";
import { listenToHistory } from "./routes.svelte";
import { speak } from "./words/words.svelte";

const QUIET_MS = 3_000; // first the page, then what makes the next visit quicker

function keepShell(): void {
  navigator.serviceWorker?.register("/worker.js").catch(() => {});
}

layIcons();
settings.listen();
connection.listen();
person.listen();
person.askLater();
listenToHistory();

const target = document.getElementById("app");
if (target) {
  await Promise.all([part(() => speak(settings.now.language)), person.arrive()]);
  mount(App, { target });
  if (import.meta.env.PROD) setTimeout(keepShell, QUIET_MS);
}
