export type PageStep = number | 'gap';

/** First, last and the neighbours of the current page; a gap of one page is that page. */
export function pageRow(current: number, last: number): readonly PageStep[] {
  const shown = [1, current - 1, current, current + 1, last].filter((page) => page >= 1 && page <= last);
  const pages = [...new Set(shown)].sort((a, b) => a - b);
  return pages.flatMap((page, index): readonly PageStep[] => {
    const missing = page - (pages[index - 1] ?? page - 1) - 1;
    if (missing === 0) return [page];
    return missing === 1 ? [page - 1, page] : ['gap', page];
  });
}
