import { createContext } from 'react-router';
import type { Language } from '#contract/languages.ts';
import type { Catalog } from './gateway/catalog/catalog.ts';
import type { ShopperApi } from './gateway/shop.ts';

/** What the server hands every loader and action. */
export interface ShopRequest {
  readonly language: Language;
  /** The language prefix of the address, or null where the address has none. */
  readonly prefix: Language | null;
  readonly catalog: Catalog;
  readonly shopper: ShopperApi;
  /** Absolute, without a trailing slash: for canonical links and feeds. */
  readonly baseUrl: string;
  /** Random for each rendering; the content policy runs only scripts with it. */
  readonly scriptNonce: string;
  /** Reports a failed page to the log. */
  onError(error: unknown): void;
}

export const shopContext = createContext<ShopRequest>();
