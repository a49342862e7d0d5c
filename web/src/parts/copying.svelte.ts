/** What goes to the clipboard, and whether it has just been copied. */

const SAID_MS = 3000;

export class Copying {
  copied = $state(false);

  /** Whether it worked: a page that did not come by HTTPS has no clipboard. */
  async copy(text: string): Promise<boolean> {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      return false;
    }
    this.copied = true;
    setTimeout(() => (this.copied = false), SAID_MS);
    return true;
  }
}
