// Before the first paint: the chosen theme, or the system's.
try {
  const chosen = localStorage.getItem("desk.theme");
  const system = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  document.documentElement.dataset.theme = chosen === "dark" || chosen === "light" ? chosen : system;
} catch {
  // Storage may be forbidden; the page's own default stays.
}
