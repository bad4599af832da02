import type { ArticleDraft } from '#engine/domain/articles/article.ts';
import type { ProductDraft } from '#engine/domain/catalog/product-draft.ts';
import type { VariationStock } from '#engine/domain/catalog/stock-policy.ts';
import type { NewPermission } from '#engine/domain/downloads/download.ts';
import type { Translated } from '#engine/domain/language.ts';
import type { Mail } from '#engine/domain/mail/mail.ts';
import type { SoldPieces } from '#engine/domain/orders/lifecycle.ts';
import type { Order } from '#engine/domain/orders/order.ts';
import type { Refund } from '#engine/domain/orders/refund.ts';
import type { OrderNote } from '#engine/domain/orders/timeline.ts';
import type { GiftCard } from '#engine/domain/promotions/gift-card.ts';
import type { Return } from '#engine/domain/returns/return.ts';
import type { Review } from '#engine/domain/reviews/review.ts';
import type { Session } from '#engine/domain/sessions/session.ts';
import type { StockAlert } from '#engine/domain/stock/stock-alert.ts';
import type { Change } from '../../ports/changes.ts';
import type { CouponRecord } from '../../ports/coupons.ts';
import type { Account, Login } from '../../ports/customers.ts';
import type { GiftCardMovement } from '../../ports/gift-cards.ts';
import type { StoredMail } from '../../ports/mail.ts';
import type { StagedPart } from '../../ports/merchant-catalog.ts';
import type { Payment } from '../../ports/payments.ts';

export interface StoredProduct {
  readonly id: number;
  readonly draft: ProductDraft;
  /** SKU → id. */
  readonly variations: ReadonlyMap<string, number>;
}

export interface StoredGiftCard extends Omit<GiftCard, 'balance'> {
  readonly note: string;
  readonly issuedAt: Date;
  /** Their sum is the balance. */
  readonly movements: readonly GiftCardMovement[];
}

export interface StoredUse {
  readonly couponId: number;
  readonly orderId: number;
  readonly customerId: number | null;
  readonly email: string;
}

/** The whole state of a shop. Plain data, so that a transaction can work on a copy. */
export interface State {
  readonly sessions: Map<string, Session>;
  /** Version of each session. */
  readonly sessionVersions: Map<string, number>;
  /** Key → when all attempts are available again, in milliseconds. */
  readonly attempts: Map<string, number>;
  readonly customers: Map<number, Account>;
  readonly logins: Map<string, Omit<Login, 'id'>>;
  readonly products: Map<string, StoredProduct>;
  readonly stock: Map<number, VariationStock>;
  readonly orders: Order[];
  readonly permissions: MemoryPermission[];
  readonly reviews: Review[];
  /** Session and idempotency key → order id. */
  readonly placedOrders: Map<string, number>;
  /** Of buyers who had never paid, by order id. */
  readonly networks: Map<number, string>;
  /** Year → number of its last invoice. */
  readonly invoiceRuns: Map<number, number>;
  readonly refunds: Refund[];
  readonly returns: StoredReturn[];
  /** Orders whose buyers were asked for reviews. */
  readonly reviewRequests: Set<number>;
  readonly stockAlerts: StoredStockAlert[];
  readonly notes: OrderNote[];
  readonly payments: PaymentRecord[];
  /** Gateway and event. */
  /** When each was handled. */
  readonly paymentEvents: Map<string, Date>;
  /** By code. */
  readonly coupons: Map<string, CouponRecord>;
  /** By coupon and order. */
  readonly couponUses: Map<string, StoredUse>;
  readonly giftCards: Map<number, StoredGiftCard>;
  readonly sales: Map<number, number>;
  /** Every email ever queued. */
  readonly mails: Mail[];
  readonly outbox: MailRecord[];
  readonly changes: Change[];
  readonly stagedRevisions: StagedPart[];
  /** Revision → end of its lease. */
  readonly revisions: Map<number, Date>;
  /** Other saved records: kind and name → id. */
  readonly named: Map<string, number>;
  /** By slug. */
  readonly articles: Map<string, ArticleDraft>;
  /** Category slug → slug of its parent. */
  readonly parents: Map<string, string>;
  /** Attribute slug → label and terms, in both languages. */
  readonly attributes: Map<string, AttributeRecord>;
  nextId: number;
}

export interface MailRecord extends StoredMail {
  readonly claim: { readonly token: string; readonly until: Date } | null;
}

export interface StoredReturn extends Return {
  readonly key: string;
  readonly files: readonly Uint8Array[];
}

export interface StoredStockAlert extends StockAlert {
  readonly notifiedAt: Date | null;
}

export interface PaymentRecord extends Payment {
  readonly nextLookAt: Date;
}

export interface MemoryPermission extends NewPermission {
  readonly id: number;
  readonly continuesUntil: Date | null;
  readonly continuesBytes: number;
}

export interface AttributeRecord {
  readonly label: Translated;
  readonly terms: ReadonlyMap<string, Translated>;
}

export const emptyState = (): State => ({
  sessions: new Map(),
  sessionVersions: new Map(),
  attempts: new Map(),
  customers: new Map(),
  logins: new Map(),
  products: new Map(),
  stock: new Map(),
  orders: [],
  permissions: [],
  reviews: [],
  placedOrders: new Map(),
  networks: new Map(),
  invoiceRuns: new Map(),
  refunds: [],
  returns: [],
  reviewRequests: new Set(),
  stockAlerts: [],
  notes: [],
  payments: [],
  paymentEvents: new Map(),
  coupons: new Map(),
  couponUses: new Map(),
  giftCards: new Map(),
  sales: new Map(),
  mails: [],
  outbox: [],
  changes: [],
  stagedRevisions: [],
  revisions: new Map(),
  named: new Map(),
  articles: new Map(),
  parents: new Map(),
  attributes: new Map(),
  nextId: 1,
});

/** Adds to total sales and returns them by product id. */
export function countSales({ sales }: State, lines: readonly SoldPieces[]): ReadonlyMap<number, number> {
  for (const { productId, quantity } of lines) sales.set(productId, (sales.get(productId) ?? 0) + quantity);
  return new Map(lines.map(({ productId }) => [productId, sales.get(productId) ?? 0]));
}
