// The theme before the first paint: "auto" follows the system.
const root = document.documentElement;
if (root.dataset.theme === "auto") {
  const dark = matchMedia("(prefers-color-scheme: dark)");
  const follow = () => { root.dataset.theme = dark.matches ? "night" : "day"; };
  follow();
  dark.addEventListener("change", follow);
}
