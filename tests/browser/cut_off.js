// What cannot be read on the pictures of a table: words that their sheet cuts off or ends with dots where nothing may be
// cut, sheets that their place cuts off or that lie over each other, letters that are too small.
([least, spared]) => [...document.querySelectorAll('#main svg.b')].flatMap((sheet) => {
  const frame = sheet.getBoundingClientRect(), faults = [];
  if (!frame.width || !sheet.checkVisibility()) return []; // folded away
  const where = sheet.closest('[id]')?.id ?? '';
  for (const one of sheet.querySelectorAll('text')) {
    const box = one.getBoundingClientRect(), scale = one.getScreenCTM();
    if (!box.width || getComputedStyle(one).visibility === 'hidden') continue;
    const dots = one.textContent.endsWith('…') && one.closest('#part-hand, #part-hold, #part-plan, #part-harbour, #part-tools, #part-auction');
    const out = box.left < frame.left - 2 || box.right > frame.right + 2 || box.bottom - box.height * 0.25 > frame.bottom + 1 || box.top + box.height * 0.25 < frame.top - 1;
    if (dots || out) faults.push(`${where}: ${one.textContent}`);
    const letters = parseFloat(getComputedStyle(one).fontSize) * Math.hypot(scale.a, scale.b);
    if (letters < least && /[\p{L}\p{N}]/u.test(one.textContent) && !spared.includes(one.textContent)) faults.push(`${where}: letters of ${letters.toFixed(1)} px: ${one.textContent}`);
  }
  const place = sheet.closest('.mat__part, .reading__part, .part, .player__picture')?.getBoundingClientRect();
  const panel = sheet.closest('.player')?.getBoundingClientRect(); // which cuts off what is too tall for it
  for (const room of [place, panel]) if (room && frame.bottom > room.bottom + 2) faults.push(`${where}: the sheet is cut`);
  const next = sheet.nextElementSibling?.getBoundingClientRect();
  if (next?.width && next.left < frame.right - 1 && next.top < frame.bottom - 1) faults.push(`${where}: sheets lie over each other`);
  return faults;
})
