// A puzzle: answers are moves; what was tried and what was right is marked on the moves.
import { $, $$, root, send, toast } from "./tools.js";

const main = $("#main");
function settle() {
  const now = $("#puzzle", main)?.dataset;
  if (!now) return;
  for (const place of $$("[data-move]", main)) {
    place.classList.toggle("is-right", now.best !== "" && place.dataset.move === now.best);
    place.classList.toggle("is-wrong", now.was !== "" && place.dataset.move === now.was);
  }
  $("#card").dataset.things = `${main.dataset.base}/things`;
}
document.addEventListener("click", async (event) => {
  const from = event.target.closest("[data-puzzle]");
  if (!from) return;
  if (from.dataset.puzzle === "show") { document.dispatchEvent(new CustomEvent("argosy:play", { detail: { deed: "show", body: {} } })); return; }
  try {
    const made = await send("POST", `${root}/api${main.dataset.base.slice(root.length)}/board`);
    location.href = `${root}/analysis/${made.id}`;
  } catch (error) { toast(error.message); }
});
document.addEventListener("argosy:drawn", settle);
settle();
