/** A part of the app that is loaded when it is needed. Networks lose one now and then: it is asked for once more. */

export const AGAIN_MS = 1_000;

export async function part<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch {
    await new Promise((wake) => setTimeout(wake, AGAIN_MS));
    dressAgain();
    return load();
  }
}

/** A style sheet that was lost is not asked for again by itself. */
function dressAgain(): void {
  const sheets = globalThis.document?.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]') ?? [];
  for (const sheet of sheets) if (!sheet.sheet) sheet.replaceWith(sheet.cloneNode());
}

/** A newer build has other parts, and some browsers never ask again for one that failed: only a new page helps then. */
export const reload = (): void => location.reload();
