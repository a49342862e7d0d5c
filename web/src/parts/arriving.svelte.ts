/** Whoever came by keyboard goes on from the table, once it is there. */
export function arrive(isThere: () => boolean): void {
  let arrived = false;
  $effect(() => {
    if (!isThere() || arrived) return;
    arrived = true;
    if (document.activeElement === document.body) focusMain();
  });
}

/** The keyboard goes on from what the page is about. */
export function focusMain(): void {
  const main = document.getElementById("main");
  main?.setAttribute("tabindex", "-1");
  main?.focus({ preventScroll: true });
}
