import type { Language } from '#engine/domain/language.ts';
import type { ShopSettings } from '#engine/domain/settings/settings.ts';
import type { Attempts } from './attempts.ts';
import type { Catalog } from './catalog.ts';
import type { CatalogWriter } from './catalog-writer.ts';
import type { CouponReads, Coupons } from './coupons.ts';
import type { CustomerReads, Customers } from './customers.ts';
import type { DownloadReads, Downloads } from './downloads.ts';
import type { GiftCardReads, GiftCards } from './gift-cards.ts';
import type { Mails } from './mail.ts';
import type { MerchantCatalog, MerchantCatalogReads, Revisions } from './merchant-catalog.ts';
import type { OrderReads, Orders } from './orders.ts';
import type { Passwords } from './passwords.ts';
import type { Gateway, PaymentReads, Payments } from './payments.ts';
import type { PersonalData } from './personal-data.ts';
import type { ReviewReads, Reviews } from './reviews.ts';
import type { SessionReads, Sessions } from './sessions.ts';
import type { Stock } from './stock.ts';
import type { CachedSellables, Changes, Outbox, Sales, SellableReads } from './unit-of-work.ts';

/**
 * What a use case may touch inside one transaction. Everything here reads and writes through that transaction only:
 * the embedded database has one connection, so a read beside it would wait for itself.
 */
export interface UnitOfWork {
  readonly sessions: Sessions;
  readonly customers: Customers;
  readonly sellables: SellableReads;
  readonly stock: Stock;
  readonly orders: Orders;
  readonly payments: Payments;
  readonly downloads: Downloads;
  readonly reviews: Reviews;
  readonly coupons: Coupons;
  readonly giftCards: GiftCards;
  readonly personalData: PersonalData;
  readonly sales: Sales;
  readonly outbox: Outbox;
  readonly catalog: CatalogWriter;
  readonly merchantCatalog: MerchantCatalog;
  readonly revisions: Revisions;
  readonly changes: Changes;
}

/** Everything the use cases need from outside. */
export interface Needs {
  /**
   * Runs `work` in one transaction (READ COMMITTED is enough: what must not race is locked or conditional).
   * Commits when `work` resolves, a refusal included, and rolls back when it throws.
   */
  unitOfWork<T>(work: (shop: UnitOfWork) => Promise<T>): Promise<T>;
  /** Whether work that threw this may well be done another time: the connection was lost, or others were in the way. */
  isTransientError(error: unknown): boolean;
  readonly catalog: Catalog;
  readonly sellables: SellableReads;
  cachedSellables(): Promise<CachedSellables>;
  readonly sessions: SessionReads;
  readonly orders: OrderReads;
  readonly coupons: CouponReads;
  readonly giftCards: GiftCardReads;
  readonly customers: CustomerReads;
  readonly mails: Mails;
  readonly merchantCatalog: MerchantCatalogReads;
  readonly attempts: Attempts;
  readonly payments: PaymentReads;
  readonly downloads: DownloadReads;
  readonly reviews: ReviewReads;
  readonly passwords: Passwords;
  /** In the order they are offered. */
  readonly gateways: readonly Gateway[];
  now(): Date;
  /** Unguessable text: lower-case hex, or letters and digits. */
  random(length: number, alphabet: 'hex' | 'alphanumeric'): string;
  /** 32 lower-case hex characters, the same for the same text for ever: line keys are stored. */
  digest(text: string): string;
  /** URL-safe letters that only this shop can make of the text; the same in each of its processes. */
  sign(text: string): string;
  readonly settings: ShopSettings;
}

/** What whatever keeps the shop's goods, people and orders answers to. */
export type StorePorts = Pick<
  Needs,
  | 'unitOfWork'
  | 'isTransientError'
  | 'sellables'
  | 'cachedSellables'
  | 'sessions'
  | 'orders'
  | 'coupons'
  | 'giftCards'
  | 'downloads'
  | 'reviews'
  | 'mails'
  | 'attempts'
  | 'payments'
  | 'merchantCatalog'
  | 'customers'
>;

/** Who asks. */
export interface Caller {
  /** `t_` and 30 hex characters for a guest, the customer's number as text for a customer. Already proven. */
  readonly customerId: string;
  readonly language: Language;
  /** Of the client, as the server knows it; without it tries are limited by what is tried only. */
  readonly clientAddress?: string | undefined;
}
