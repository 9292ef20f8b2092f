// A calm table: a turn is confirmed, by itself after a while; questions with nothing to decide are answered for the reader.
import { $, cookie, keep } from "./tools.js";

const NOD = 8000; // milliseconds until a turn confirms itself; never where motion is reduced
const SOON = [1500, 4500]; // an answer that is given for the reader takes as long as one by hand may: it tells nobody anything
let [timer, stamp] = [0, ""];

// after every look at the table
export function calm({ still, confirm, make, say }) {
  const now = $("#main main[data-number]")?.dataset;
  const mark = now ? `${now.number}|${now.nod}|${now.dead}|${now.live}` : "";
  const button = $("#do-confirm");
  if (button && !still()) button.classList.add("is-running");
  if (mark === stamp) return;
  stamp = mark;
  clearTimeout(timer);
  if (!now?.live) return;
  if (button && !still()) timer = setTimeout(confirm, NOD);
  else if (now.dead && cookie("dead") === "on") {
    const end = $(`.actions [data-move="${now.dead}"]`);
    if (!end) return;
    say($("#main").dataset.deadWords.replace("{move}", end.getAttribute("aria-label") || end.textContent.trim()));
    timer = setTimeout(() => make(Number(now.dead)), SOON[0] + Math.random() * (SOON[1] - SOON[0]));
  }
}

// the reader wants to decide after all
export function keepQuestion() { clearTimeout(timer); }

document.addEventListener("change", (event) => {
  if (event.target.dataset?.ask) keep(event.target.dataset.ask, event.target.checked ? "on" : "off");
});
