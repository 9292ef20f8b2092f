// Small tools that every page uses.
export const $ = (selector, from = document) => from.querySelector(selector);
export const $$ = (selector, from = document) => [...from.querySelectorAll(selector)];
export const token = $('meta[name="argosy-token"]').content;
export const root = document.documentElement.dataset.root; // where the house stands behind its proxy

// chances that stand side by side: with a decimal where whole per cents would say the same of different ones
export function percents(chances) {
  const whole = new Set(chances.map((chance) => Math.round(100 * chance)));
  const digits = whole.size < new Set(chances).size ? 1 : 0;
  const form = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return chances.map((chance) => `${(100 * chance).toLocaleString(document.documentElement.lang, form)}\u00a0%`);
}
export const percent = (chance) => percents([chance])[0];

let toastTimer = 0;
export function toast(text) {
  const place = $("#toast");
  place.textContent = text;
  place.classList.add("is-on");
  clearTimeout(toastTimer);
  toastTimer = setTimeout(() => place.classList.remove("is-on"), 5000);
}

export async function send(method, url, body) {
  const answer = await fetch(url, {
    method, credentials: "same-origin",
    headers: { "Content-Type": "application/json", "X-Argosy-Token": token },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const data = await answer.json().catch(() => ({}));
  if (!answer.ok) throw new Error(data.message || `${answer.status}`);
  return data;
}

// kept everywhere in the house, also at its address without a stroke at the end, as the server keeps its own
export function keep(name, value, seconds = 31536000) {
  document.cookie = `argosy_${name}=${encodeURIComponent(value)}; path=${root || "/"}; max-age=${seconds}; samesite=lax`;
}

export function cookie(name) {
  const found = document.cookie.match(new RegExp(`(?:^|; )argosy_${name}=([^;]*)`));
  return found ? decodeURIComponent(found[1]) : "";
}

export const still = () => document.documentElement.dataset.motion === "off" || matchMedia("(prefers-reduced-motion: reduce)").matches;
