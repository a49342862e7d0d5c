// The theme of the app, before the first paint. What is chosen here with Furo's button is chosen in the app too.
(() => {
  const night = matchMedia("(prefers-color-scheme: dark)");
  const kept = () => {
    try {
      return JSON.parse(localStorage.getItem("manoa") || "{}");
    } catch {
      return {};
    }
  };
  const print = (theme) => {
    const dark = theme === "dark" || (theme !== "light" && night.matches);
    document.documentElement.dataset.theme = dark ? "dark" : "light";
  };
  const chosen = kept().theme;
  const theme = chosen === "light" || chosen === "dark" ? chosen : "auto";
  localStorage.setItem("theme", theme);
  document.body.dataset.theme = theme;
  print(theme);
  night.addEventListener("change", () => print(document.body.dataset.theme));
  new MutationObserver(() => {
    const now = document.body.dataset.theme;
    localStorage.setItem("manoa", JSON.stringify({ ...kept(), theme: now === "auto" ? "system" : now }));
    print(now);
  }).observe(document.body, { attributeFilter: ["data-theme"] });
})();
