/**
 * Headers of a page that is the same for every visitor. The server keeps it ready-made and drops it when one of its
 * tags changes; `Surrogate-Key` carries them so far and no further. A page without these headers is never kept.
 */
export const sharedPage = (...tags: readonly string[]): Headers =>
  new Headers({
    'Cache-Control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=600',
    'Surrogate-Key': tags.join(' '),
  });
