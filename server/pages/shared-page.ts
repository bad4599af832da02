import { isLanguage, type Language } from '#contract/languages.ts';
import type { ShopperApi } from '#storefront/gateway/shop.ts';
import type { SharedPage } from './page-cache.ts';
import { type Personal, type Renderer, toSharedPage } from './render-page.ts';
import type { Visitor } from './visitor.ts';

interface Origin {
  readonly protocol: string;
  readonly host: string;
}

/** How the page of an address is rendered for everyone who reads its language. */
export type RenderShared = (address: string, visitor: Visitor) => () => Promise<SharedPage | null>;

/** What the page cache stores a page under. */
export const sharedPageKey = (language: Language, address: string): string => `${language} ${address}`;

/** The language and the address of a key; null for a text that is none. */
export function readSharedPageKey(key: string): { readonly language: Language; readonly address: string } | null {
  const [, language = '', address = ''] = /^(\w+) (\/.*)$/.exec(key) ?? [];
  return isLanguage(language) ? { language, address } : null;
}

/** Without a language in the address the response depends on cookie and browser. */
const varyOf = ({ prefix }: Visitor) => (prefix ? 'Accept-Encoding' : 'Accept-Encoding, Accept-Language, Cookie');

/** The shopper of a page for everyone: there is none. Notices when the page needs one after all. */
function createAbsentShopper(): { readonly personal: Personal; wasUsed(): boolean } {
  let isUsed = false;
  const shopper = new Proxy({} as ShopperApi, {
    get() {
      isUsed = true;
      throw new Error('a page for everyone used the session of one visitor');
    },
  });
  return { personal: { shopper, sendMessage: null }, wasUsed: () => isUsed };
}

/** Renders from the address and the language alone: no header of a visitor goes in. Null when the page needs a visitor. */
export const createSharedRenderer =
  (render: Renderer, { protocol, host }: Origin): RenderShared =>
  (address, visitor) =>
  async () => {
    const absent = createAbsentShopper();
    const rendered = await render(new Request(`${protocol}//${host}${address}`), visitor, absent.personal);
    return absent.wasUsed() ? null : toSharedPage(rendered, varyOf(visitor));
  };
