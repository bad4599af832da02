import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { ENDPOINTS } from '#contract/routes.ts';

const sha256 = (text: string | Uint8Array) => `'sha256-${hash('sha256', text, 'base64')}'`;

const SCRIPT_BEGIN = '<script';
const SCRIPT_END = '</script>';

/**
 * A page's own inline scripts, named by hash, so that the page can be cached and still allows nothing else. Only scripts
 * that carry the nonce of this very rendering are ours: an injected one has no way to know it. Works on the bytes: a
 * page of 90 KB need not become text and bytes again for a handful of places.
 */
export function sealScripts(
  page: Buffer,
  nonce: string,
): { readonly page: Buffer; readonly hashes: readonly string[] } {
  const attribute = Buffer.from(` nonce="${nonce}"`);
  const hashes = new Set<string>();
  const parts: Buffer[] = [];
  let from = 0;
  for (let at = page.indexOf(attribute); at !== -1; at = page.indexOf(attribute, from)) {
    parts.push(page.subarray(from, at));
    from = at + attribute.length;
    const script = inlineScript(page, at, from);
    if (script && script.length > 0) hashes.add(sha256(script));
  }
  parts.push(page.subarray(from));
  return { page: Buffer.concat(parts), hashes: [...hashes] };
}

/** The text of the script whose tag has its nonce between these positions; null when it is another tag. */
function inlineScript(page: Buffer, nonceBegin: number, nonceEnd: number): Buffer | null {
  const tag = page.lastIndexOf('<', nonceBegin);
  if (page.toString('latin1', tag, tag + SCRIPT_BEGIN.length) !== SCRIPT_BEGIN) return null;
  const begin = page.indexOf('>', nonceEnd) + 1;
  return page.subarray(begin, page.indexOf(SCRIPT_END, begin));
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', quot: '"', lt: '<', gt: '>', '#x27': "'", '#39': "'" };
const unescapeAttribute = (text: string) =>
  text.replace(/&(#?\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole);

const STYLE = Buffer.from(' style="');

function styleAttributes(page: Buffer): ReadonlySet<string> {
  const values = new Set<string>();
  for (let at = page.indexOf(STYLE); at !== -1; at = page.indexOf(STYLE, at + STYLE.length)) {
    const begin = at + STYLE.length;
    values.add(page.toString('utf8', begin, page.indexOf('"', begin)));
  }
  return values;
}

/** The same few values come on page after page; bounded, because a rating has many. */
const styleHashes = new LRUCache<string, string>({ max: 2000 });

function styleHash(attribute: string): string {
  const known = styleHashes.get(attribute);
  if (known !== undefined) return known;
  const hashed = sha256(unescapeAttribute(attribute));
  styleHashes.set(attribute, hashed);
  return hashed;
}

interface PolicyNeeds {
  readonly page: Buffer;
  readonly scriptHashes: readonly string[];
  /** Origin of the content host, when pictures come from elsewhere. */
  readonly imageOrigin: string | null;
  /** The page takes a card in Stripe's form. */
  readonly hasCardForm: boolean;
}

/** After docs.stripe.com/security/guide: its script, the frames of its fields and of banks, its API. */
const STRIPE = {
  script: ' https://js.stripe.com https://*.js.stripe.com',
  frame: ' https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
  connect: ' https://api.stripe.com',
} as const;

const NOTHING_MORE = { script: '', frame: '', connect: '' } as const;

/** Names the address that `report-to` refers to (Reporting API); other browsers read `report-uri`. */
export const REPORTING_ENDPOINTS = `violations="${ENDPOINTS.policyReports.path}"`;

/** The `Content-Security-Policy` of one page (CSP Level 3), without `unsafe-inline`. */
export function contentPolicy({ page, scriptHashes, imageOrigin, hasCardForm }: PolicyNeeds): string {
  const more = hasCardForm ? STRIPE : NOTHING_MORE;
  // Levels, ratings and colours are set by style attributes; each is allowed by its hash.
  const styles = Array.from(styleAttributes(page), styleHash);
  return [
    // For what has no directive of its own any more: Firefox asks this one alone before it fetches a page ahead of a tap.
    "default-src 'self'",
    "base-uri 'none'",
    `connect-src 'self'${more.connect}`,
    "font-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    `frame-src${more.frame || " 'none'"}`,
    `img-src 'self' data:${imageOrigin ? ` ${imageOrigin}` : ''}`,
    "manifest-src 'self'",
    "media-src 'none'",
    "object-src 'none'",
    `script-src 'self'${more.script} ${scriptHashes.join(' ')}`.trim(),
    "style-src 'self'",
    "worker-src 'self'",
    ...(styles.length > 0 ? [`style-src-attr 'unsafe-hashes' ${styles.join(' ')}`] : []),
    `report-uri ${ENDPOINTS.policyReports.path}`,
    'report-to violations',
  ].join('; ');
}
