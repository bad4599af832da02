import { createHash } from 'node:crypto';

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', quot: '"', lt: '<', gt: '>', '#x27': "'", '#39': "'" };
const unescapeAttribute = (text: string) =>
  text.replace(/&(#?\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole);

/**
 * A page's own inline scripts, named by hash, so that the page can be kept and still allows nothing else.
 * Only scripts that carry the nonce of this very rendering are ours: an injected one has no way to know it.
 */
export function sealScripts(
  html: string,
  nonce: string,
): { readonly html: string; readonly hashes: readonly string[] } {
  const mark = ` nonce="${nonce}"`;
  const hashes = new Set<string>();
  for (const [, attributes = '', body = ''] of html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)) {
    if (attributes.includes(mark) && body) hashes.add(sha256(body));
  }
  return { html: html.replaceAll(mark, ''), hashes: [...hashes] };
}

/** Levels, ratings and colours are set by style attributes; each is allowed by its hash. */
function styleAttributeHashes(html: string): readonly string[] {
  const values = new Set([...html.matchAll(/\sstyle="([^"]*)"/g)].map(([, value = '']) => unescapeAttribute(value)));
  return [...values].map(sha256);
}

interface PolicyNeeds {
  readonly html: string;
  readonly scriptHashes: readonly string[];
  /** Origin of the content host, when pictures come from elsewhere. */
  readonly imageOrigin: string | null;
}

/** The `Content-Security-Policy` of one page (CSP Level 3), without `unsafe-inline`. */
export function contentPolicy({ html, scriptHashes, imageOrigin }: PolicyNeeds): string {
  const styles = styleAttributeHashes(html);
  return [
    "default-src 'none'",
    "base-uri 'none'",
    "connect-src 'self'",
    "font-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    `img-src 'self' data:${imageOrigin ? ` ${imageOrigin}` : ''}`,
    "manifest-src 'self'",
    `script-src 'self' ${scriptHashes.join(' ')}`.trim(),
    "style-src 'self'",
    ...(styles.length > 0 ? [`style-src-attr 'unsafe-hashes' ${styles.join(' ')}`] : []),
  ].join('; ');
}
