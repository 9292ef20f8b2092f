// Everything that is drawn on a table: things that have a card, with a point where a finger finds each of them, and signs
// and words that lie outside of all things, each as "part: sign". What is folded away or scrolled off counts as well.
() => {
  const shown = (one) => one.getClientRects().length > 0 && one.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const thingAt = (x, y) => {
    const all = document.elementsFromPoint(x, y), picture = all[0]?.closest('#main [data-print]'); // what lies under another picture is covered
    return all.filter((one) => !picture || picture.contains(one)).map((one) => one.closest('#main [data-thing]')).find(Boolean);
  };
  const moveAt = (x, y) => { const top = document.elementFromPoint(x, y); return top?.closest('[data-move]') ? 'move' : top?.closest('button') ? 'button' : ''; };
  const middle = (one) => { const box = one.getBoundingClientRect(); return [box.x + box.width / 2, box.y + box.height / 2]; };
  const bring = (one) => { const [x, y] = middle(one); if (x < 0 || y < 60 || x > innerWidth || y > innerHeight) one.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' }); };
  const points = (one) => {
    const box = one.getBoundingClientRect(), parts = [one, ...one.querySelectorAll('use, text, rect, circle, path')].map(middle);
    const inside = [1, 2, 3, 4, 5].flatMap((i) => [1, 2, 3, 4, 5].map((j) => [box.x + box.width * i / 6, box.y + box.height * j / 6]));
    return [...parts, ...inside];
  };
  const things = {}, outside = new Set();
  for (const one of document.querySelectorAll('#main [data-thing]')) {
    if (!shown(one)) continue;
    const name = one.dataset.thing, said = one.getAttribute('aria-label') ?? one.querySelector('title')?.textContent ?? '';
    const known = things[name] ??= { name: said, at: null, move: '', where: one.closest('[id^=part-], [id^=player-], #board')?.id ?? '' };
    known.name ||= said;
    if (known.at) continue;
    bring(one);
    const found = points(one).find(([x, y]) => thingAt(x, y)?.dataset.thing === name);
    if (found) Object.assign(known, { at: found, move: moveAt(...found) });
  }
  for (const one of document.querySelectorAll('#main svg.b use, #main svg.b text')) {
    if (one.closest('[data-thing], [data-move], defs, symbol, [aria-hidden=true]') || !shown(one)) continue;
    const box = one.getBoundingClientRect();
    if (!box.width || !box.height) continue;
    bring(one);
    if (thingAt(...middle(one))) continue;
    const sign = one.matches('text') ? one.textContent.trim() : one.getAttribute('href');
    outside.add(`${one.closest('[id^=part-], [id^=player-], #board, [id]')?.id}: ${sign}`);
  }
  return { things, outside: [...outside] };
}
