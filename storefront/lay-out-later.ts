/**
 * For the script in the head: until a page has loaded, its cards and its footer are laid out when they come near the screen, which takes a
 * third to a half from the first layout. What begins in the middle of a page, by a fragment, a reload or Back, needs the true height of
 * what stands above; so does the rest of the visit.
 */
export const LAY_OUT_LATER = `
  const root = document.documentElement;
  const [visit] = performance.getEntriesByType('navigation');
  if (visit && visit.type === 'navigate' && !location.hash) {
    root.dataset.isArriving = '';
    addEventListener('load', () => requestAnimationFrame(() => delete root.dataset.isArriving));
  }`;
