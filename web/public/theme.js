// Before the first paint, so that nobody who plays at night is dazzled by a day.
try {
  const kept = JSON.parse(localStorage.getItem("manoa") || "{}").theme;
  const dark = kept === "dark" || (kept !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.dataset.theme = dark ? "dark" : "light";
} catch {
  document.documentElement.dataset.theme = "light";
}
