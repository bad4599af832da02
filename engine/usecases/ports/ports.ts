import type { Language } from '#engine/domain/language.ts';
import type { ShopSettings } from '#engine/domain/settings/settings.ts';
import type { Attempts } from './attempts.ts';
import type { Catalog } from './catalog.ts';
import type { CatalogWriter } from './catalog-writer.ts';
import type { Changes } from './changes.ts';
import type { CouponReads, Coupons } from './coupons.ts';
import type { CustomerReads, Customers } from './customers.ts';
import type { DownloadReads, Downloads } from './downloads.ts';
import type { GiftCardReads, GiftCards } from './gift-cards.ts';
import type { Mails, Outbox } from './mail.ts';
import type { MerchantCatalog, MerchantCatalogReads, Revisions } from './merchant-catalog.ts';
import type { OrderReads, Orders } from './orders.ts';
import type { Passwords } from './passwords.ts';
import type { Gateway } from './payment-provider.ts';
import type { PaymentReads, Payments } from './payments.ts';
import type { PersonalData } from './personal-data.ts';
import type { RedrawPicture, ReturnReads, Returns } from './returns.ts';
import type { ReviewReads, Reviews } from './reviews.ts';
import type { CachedSellables, SellableReads } from './sellables.ts';
import type { SessionReads, Sessions } from './sessions.ts';
import type { Sales, Stock } from './stock.ts';
import type { StockAlertReads, StockAlerts } from './stock-alerts.ts';

/**
 * What a use case may access inside one transaction. Everything here reads and writes through that transaction: the
 * embedded database has one connection, so any other read would deadlock.
 */
export interface UnitOfWork {
  readonly sessions: Sessions;
  readonly attempts: Attempts;
  readonly customers: Customers;
  readonly sellables: SellableReads;
  readonly stock: Stock;
  readonly stockAlerts: StockAlerts;
  readonly orders: Orders;
  readonly payments: Payments;
  readonly downloads: Downloads;
  readonly returns: Returns;
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

/** `busy`: nothing was written, and the same work may succeed another time. `unknown`: it may have been written. */
export type Unavailability = 'busy' | 'unknown';

/** Everything the use cases depend on. */
export interface Needs {
  /**
   * Runs `work` in one transaction. READ COMMITTED is enough, because racing rows are locked or changed conditionally.
   * Commits when `work` resolves, also with a refusal, and rolls back when it throws.
   */
  unitOfWork<T>(work: (shop: UnitOfWork) => Promise<T>): Promise<T>;
  /**
   * True when work that threw this error may succeed when repeated: the connection was lost, or a conflict occurred.
   */
  isTransientError(error: unknown): boolean;
  /** Why work was not done that nothing is wrong with; null for any other error. */
  unavailabilityOf(error: unknown): Unavailability | null;
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
  readonly returns: ReturnReads;
  readonly reviews: ReviewReads;
  readonly stockAlerts: StockAlertReads;
  readonly passwords: Passwords;
  /** In the order they are offered. */
  readonly gateways: readonly Gateway[];
  readonly redrawPicture: RedrawPicture;
  now(): Date;
  /** Cryptographically random text: lower-case hex, or letters and digits. */
  random(length: number, alphabet: 'hex' | 'alphanumeric'): string;
  /** 32 lower-case hex characters. Must never change for the same text, because line keys are stored. */
  digest(text: string): string;
  /** URL-safe signature that only this shop can create. The same in each of its processes. */
  sign(text: string): string;
  /** Whether this shop made the signature of this text, with its present secret or the one before. */
  isSigned(text: string, signature: string): boolean;
  readonly settings: ShopSettings;
  /** Called with what each use case returns, mostly a promise; for whoever counts refusals. */
  onResult?(useCase: string, result: unknown): void;
}

/** The ports a database implements. */
export type StorePorts = Pick<
  Needs,
  | 'unitOfWork'
  | 'isTransientError'
  | 'unavailabilityOf'
  | 'sellables'
  | 'cachedSellables'
  | 'sessions'
  | 'orders'
  | 'coupons'
  | 'giftCards'
  | 'downloads'
  | 'returns'
  | 'reviews'
  | 'stockAlerts'
  | 'mails'
  | 'attempts'
  | 'payments'
  | 'merchantCatalog'
  | 'customers'
>;

/** The caller of a use case. */
export interface Caller {
  /** `t_` and 30 hex characters for a guest, the customer's id as text for a customer. Already authenticated. */
  readonly customerId: string;
  readonly language: Language;
  /** IP address of the client. Without it, attempts are limited by their subject only. */
  readonly clientAddress?: string | undefined;
}
