/** Attribute of `<html>`: the page was kept at this instant, and is shown without a connection. */
export const KEPT_AT = 'data-kept-at';

/**
 * What the browser has asked for while the worker began; undefined where it has not.
 * @throws without a connection, in Firefox too, which then resolves with an error where other browsers reject
 */
export function preloadedPage(preloaded: Response | undefined): Response | undefined {
  if (preloaded?.type === 'error') throw new TypeError('no response');
  return preloaded;
}

/** Whether a page may be kept: the shop's word for it, as for every other cache. */
export function mayKeep({ status, type, redirected, headers }: Response): boolean {
  const control = headers.get('Cache-Control') ?? '';
  const isPage = headers.get('Content-Type')?.startsWith('text/html') ?? false;
  return status === 200 && type === 'basic' && !redirected && isPage && /\bpublic\b/.test(control);
}

/** The page as it was, which says itself when that was. */
export async function keptResponse(kept: Response): Promise<Response> {
  const date = new Date(kept.headers.get('Date') ?? '');
  const keptAt = Number.isNaN(date.getTime()) ? '' : date.toISOString();
  const html = (await kept.text()).replace('<html ', `<html ${KEPT_AT}="${keptAt}" `);
  const headers = new Headers(kept.headers);
  // The text is neither compressed nor as long any more.
  for (const name of ['Content-Encoding', 'Content-Length']) headers.delete(name);
  return new Response(html, { headers });
}

const FILE = /\/assets\/[\w./-]+\.(?:js|css|woff2)/g;

/** Paths of the files that a page names. */
export const filesOf = (html: string): readonly string[] => [...new Set(html.match(FILE))];
