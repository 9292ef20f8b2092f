// Words of a picture that its frame cuts off: whatever is drawn beyond the edge of the sheet is not to be read.
() => [...document.querySelectorAll('#main svg.b')].flatMap((sheet) => {
  const frame = sheet.getBoundingClientRect();
  if (!frame.width || !sheet.checkVisibility()) return []; // folded away
  return [...sheet.querySelectorAll('text')].filter((one) => {
    const box = one.getBoundingClientRect();
    if (one.textContent.endsWith('…') && one.closest('#part-hand, #part-hold, #part-plan, #part-harbour, #part-tools')) return box.width > 0;
    return box.width && getComputedStyle(one).visibility !== 'hidden'
      && (box.left < frame.left - 2 || box.right > frame.right + 2 || box.bottom - box.height * 0.25 > frame.bottom + 1 || box.top + box.height * 0.25 < frame.top - 1);
  }).map((one) => (sheet.closest('[id]')?.id ?? '') + ': ' + one.textContent);
})
