import { localPath, PATHS } from '#contract/paths.ts';
import { SITE } from '#contract/site.ts';
import { formatMoney } from '#storefront/i18n/format.ts';

const LINK = /<a\b[^>]*?\shref="([^"]+)"/g;

const ACCOUNT_LINK = /href="(?:\/(?:en|id))?\/(?:my-account|profile|history)\b/;
const OUR_FREE_DELIVERY = formatMoney(SITE.freeShippingFrom ?? 0);

/** Texts of `content/`, which are the merchant's. */
const WRITTEN = [PATHS.faq, PATHS.terms, PATHS.privacy].flatMap((path) => [path, localPath(path, 'en')]);

interface Found {
  /** Addresses that answer 404 or worse, with the page that links to them. */
  readonly dead: readonly string[];
  /** Pages that promise what the shop's own engine would charge. */
  readonly promising: readonly string[];
  readonly speakingOfAccounts: readonly string[];
  /** Of all pages. */
  readonly count: number;
}

/** Goes to every page that a link leads to. */
export async function followLinks(address: string): Promise<Found> {
  const linkedFrom = new Map([
    ['/', ''],
    ['/en', ''],
  ]);
  const dead: string[] = [];
  const promising: string[] = [];
  const speakingOfAccounts: string[] = [];
  // Grows while it is gone through.
  for (const [path, from] of linkedFrom) {
    const response = await fetch(address + path);
    const text = await response.text();
    if (!response.ok) dead.push(`${response.status} ${path} from ${from}`);
    if (text.includes(OUR_FREE_DELIVERY)) promising.push(path);
    if (ACCOUNT_LINK.test(text)) speakingOfAccounts.push(path);
    for (const [, href = ''] of text.matchAll(LINK)) {
      const target = new URL(href, response.url);
      if (target.origin === address && !linkedFrom.has(target.pathname)) linkedFrom.set(target.pathname, path);
    }
  }
  const isOurs = (path: string) => !WRITTEN.includes(path);
  return {
    dead,
    promising: promising.filter(isOurs),
    speakingOfAccounts: speakingOfAccounts.filter(isOurs),
    count: linkedFrom.size,
  };
}
