import { createContext } from 'react-router';
import type { ContactMessage } from '#contract/inputs/contact-message.ts';
import type { Language } from '#contract/languages.ts';
import type { StoreSettings } from '#contract/site-settings.ts';
import type { Catalog } from './gateway/catalog/catalog.ts';
import type { Result } from './gateway/result.ts';
import type { ShopperApi } from './gateway/shop.ts';
import type { KeptCards } from './kept-cards.ts';
import type { Content } from './model/content/content.ts';

/** What the server hands every loader and action. */
export interface ShopRequest {
  readonly language: Language;
  /** The language prefix of the address, or null where the address has none. */
  readonly prefix: Language | null;
  readonly catalog: Catalog;
  /** Texts of pages, in the language of this one. */
  readonly content: Content;
  readonly shopper: ShopperApi;
  /** Mails a message to the shop; null where the form cannot send. */
  readonly sendMessage: ((message: ContactMessage) => Promise<Result<null>>) | null;
  readonly storeSettings: StoreSettings;
  /** Absolute, without a trailing slash: for canonical links and feeds. */
  readonly baseUrl: string;
  /** Random for each rendering; the content policy runs only scripts with it. */
  readonly scriptNonce: string;
  /** Null where every card is rendered anew. */
  readonly cards: KeptCards | null;
  /** Reports a failed page to the log. */
  onError(error: unknown): void;
}

export const shopContext = createContext<ShopRequest>();
