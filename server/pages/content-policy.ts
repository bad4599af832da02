import { hash } from 'node:crypto';

const sha256 = (text: string | Uint8Array) => `'sha256-${hash('sha256', text, 'base64')}'`;

const SCRIPT_BEGIN = '<script';
const SCRIPT_END = '</script>';

/**
 * A page's own inline scripts, named by hash, so that the page can be kept and still allows nothing else. Only scripts
 * that carry the nonce of this very rendering are ours: an injected one has no way to know it. Works on the bytes: a
 * page of 90 KB need not become text and bytes again for a handful of places.
 */
export function sealScripts(
  page: Buffer,
  nonce: string,
): { readonly page: Buffer; readonly hashes: readonly string[] } {
  const mark = Buffer.from(` nonce="${nonce}"`);
  const hashes = new Set<string>();
  const kept: Buffer[] = [];
  let from = 0;
  for (let at = page.indexOf(mark); at !== -1; at = page.indexOf(mark, from)) {
    kept.push(page.subarray(from, at));
    from = at + mark.length;
    const script = inlineScript(page, at, from);
    if (script && script.length > 0) hashes.add(sha256(script));
  }
  kept.push(page.subarray(from));
  return { page: Buffer.concat(kept), hashes: [...hashes] };
}

/** What stands in the script whose tag is marked between these places; null when the mark is in another tag. */
function inlineScript(page: Buffer, markBegin: number, markEnd: number): Buffer | null {
  const tag = page.lastIndexOf('<', markBegin);
  if (page.toString('latin1', tag, tag + SCRIPT_BEGIN.length) !== SCRIPT_BEGIN) return null;
  const begin = page.indexOf('>', markEnd) + 1;
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

/** The same few values come on page after page. Bounded, because a rating has many. */
const styleHashes = new Map<string, string>();
const MAX_STYLE_HASHES = 2000;

function styleHash(attribute: string): string {
  const known = styleHashes.get(attribute);
  if (known !== undefined) return known;
  const made = sha256(unescapeAttribute(attribute));
  if (styleHashes.size >= MAX_STYLE_HASHES) styleHashes.clear();
  styleHashes.set(attribute, made);
  return made;
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

/** The `Content-Security-Policy` of one page (CSP Level 3), without `unsafe-inline`. */
export function contentPolicy({ page, scriptHashes, imageOrigin, hasCardForm }: PolicyNeeds): string {
  const more = hasCardForm ? STRIPE : NOTHING_MORE;
  // Levels, ratings and colours are set by style attributes; each is allowed by its hash.
  const styles = Array.from(styleAttributes(page), styleHash);
  return [
    "default-src 'none'",
    "base-uri 'none'",
    `connect-src 'self'${more.connect}`,
    "font-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(more.frame ? [`frame-src${more.frame}`] : []),
    `img-src 'self' data:${imageOrigin ? ` ${imageOrigin}` : ''}`,
    "manifest-src 'self'",
    `script-src 'self'${more.script} ${scriptHashes.join(' ')}`.trim(),
    "style-src 'self'",
    ...(styles.length > 0 ? [`style-src-attr 'unsafe-hashes' ${styles.join(' ')}`] : []),
  ].join('; ');
}
