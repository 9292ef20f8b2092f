// What a player has in view when asked. A target counts as reached if it is in view, or a button of the bar does the same,
// or, on a small screen, the dock says where it lies. Boxes may be off by a pixel.
(hand) => {
  const faults = [], seen = (one) => one.getClientRects().length > 0 && one.checkVisibility(), box = (one) => one.getBoundingClientRect();
  const prompt = document.querySelector('#prompt'), room = { top: 0, bottom: innerHeight, left: 0, right: innerWidth };
  const small = getComputedStyle(prompt).position === 'fixed';
  const free = small ? { ...room, bottom: box(prompt).top } : room;
  const within = (a, b) => a.left >= b.left - 1 && a.right <= b.right + 1 && a.top >= b.top - 1 && a.bottom <= b.bottom + 1;
  const touches = (a, b) => a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;
  const cut = (one) => { // by an ancestor that is scrolled or clips, the middle counts
    const { x, y, width, height } = box(one), [mx, my] = [x + width / 2, y + height / 2];
    for (let up = one.parentElement; up && up.id !== 'main'; up = up.parentElement) {
      if (getComputedStyle(up).overflow === 'visible' || up.matches('svg *')) continue;
      const b = box(up);
      if (mx < b.left || mx > b.right || my < b.top || my > b.bottom) return true;
    }
    return false;
  };
  const words = prompt.querySelector('.prompt__text b');
  if (!within(box(words), room)) faults.push('the question is out of view');
  if (words.scrollWidth > words.clientWidth + 1 || words.scrollHeight > words.clientHeight + 2) faults.push('the question is cut: ' + words.textContent);
  if (words.parentElement.scrollWidth > words.parentElement.clientWidth + 1 ) faults.push('the question is too wide');
  const bar = prompt.querySelector('.actions');
  if (!within(box(bar), room)) faults.push('the moves are out of view');
  const buttons = new Set([...bar.querySelectorAll('[data-move]')].map((one) => one.dataset.move));
  const targets = [...document.querySelectorAll('#main [data-move]')].filter((one) => !prompt.contains(one) && seen(one));
  const shown = targets.filter((one) => touches(box(one), free) && !cut(one) && (small || within(box(one), free)));
  const away = targets.filter((one) => !shown.includes(one));
  const marked = [...document.querySelectorAll('.dock a.has-move')].filter((one) => within(box(one), room)).length > 0;
  if (small && targets.length && !shown.length) faults.push('no target is in view: ' + words.textContent);
  for (const one of away) if (!(small ? marked : buttons.has(one.dataset.move))) faults.push('out of reach: ' + one.getAttribute('aria-label'));
  const own = document.querySelector(hand);
  if (!small && !(own && within(box(own), room))) faults.push('the own hand is out of view');
  if (small && !within(box(document.querySelector('.dock')), room)) faults.push('no way to the own hand');
  if (!small && document.documentElement.scrollHeight > innerHeight + 1) faults.push('the page scrolls: ' + words.textContent);
  const chart = box(document.querySelector('#board .board'));
  const at = small ? [] : [chart.x, chart.y];
  return { faults, away: away.length, targets: targets.length, board: [...at, chart.width, chart.height].map(Math.round) };
}
