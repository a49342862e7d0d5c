// Keeps the shell of the app, so that it opens without a network. Never anything of a game: those come from /api. The
// manual is none of its pages.
const SHELL = "manoa-shell";
const MOST = 160; // files; those of older builds go first

const FILES = ["/", "/theme.js", "/favicon.svg"];

addEventListener("install", (event) => {
  event.waitUntil(caches.open(SHELL).then((shell) => shell.addAll(FILES)).then(() => self.skipWaiting()));
});

addEventListener("fetch", (event) => {
  const { pathname, origin } = new URL(event.request.url);
  if (event.request.method !== "GET" || origin !== location.origin || /^\/(api|docs)(\/|$)/.test(pathname)) return;
  if (pathname.startsWith("/assets/")) event.respondWith(kept(event.request));
  else if (event.request.mode === "navigate") event.respondWith(fresh(event.request, "/"));
  else if (FILES.includes(pathname)) event.respondWith(fresh(event.request, pathname));
});

/** Files with a hash in their names never change. */
async function kept(request) {
  const shell = await caches.open(SHELL);
  const found = await shell.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) {
    await shell.put(request, answer.clone());
    const keys = await shell.keys();
    for (const old of keys.slice(FILES.length, Math.max(FILES.length, keys.length - MOST))) await shell.delete(old);
  }
  return answer;
}

/** From the server if it is there. Every page is the same page, kept under one address: others may hold a secret. */
async function fresh(request, name) {
  const shell = await caches.open(SHELL);
  try {
    const answer = await fetch(request);
    if (answer.ok && (name !== "/" || isPage(answer))) await shell.put(name, answer.clone());
    return answer;
  } catch (error) {
    const found = await shell.match(name);
    if (found) return found;
    throw error;
  }
}

/** One can go to a picture too, and that is no page to come home to. */
function isPage(answer) {
  return (answer.headers.get("Content-Type") ?? "").startsWith("text/html");
}
