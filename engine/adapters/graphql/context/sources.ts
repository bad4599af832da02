import type { Address } from '#engine/domain/addresses/address.ts';
import type { Article, ArticleCategory, ArticleTag } from '#engine/domain/articles/article.ts';
import type { Product, VariationChoice } from '#engine/domain/catalog/product.ts';
import type { AttributeTerm, ProductAttribute, ProductTag } from '#engine/domain/catalog/taxonomies.ts';
import type { Customer } from '#engine/domain/customers/customer.ts';
import type { Translated } from '#engine/domain/language.ts';
import type { Invoice } from '#engine/domain/orders/invoice.ts';
import type { Order, OrderCoupon, OrderLine, OrderShipping, OrderTax } from '#engine/domain/orders/order.ts';
import type { WrittenNote } from '#engine/domain/orders/timeline.ts';
import type { NetAndTax, PricedLine } from '#engine/domain/pricing/priced-cart.ts';
import type { GiftCardPayment } from '#engine/domain/promotions/gift-card.ts';
import type { Review } from '#engine/domain/reviews/review.ts';
import type { Listed } from '#engine/domain/search/variation-listing.ts';
import type { SessionView } from '#engine/usecases/sessions/session-view.ts';

// What resolvers get as the source of an object: a type of the domain, or one of those below. `scripts/generate/parent-types.ts` says
// which object has which, and reads the types from here alone.

export type { Article as ArticleSource } from '#engine/domain/articles/article.ts';
export type { Picture as PictureSource } from '#engine/domain/catalog/picture.ts';
export type {
  ExternalProduct as ExternalProductSource,
  GroupedProduct as GroupSource,
  PackContent as PackContentSource,
  ProductFile as ProductFileSource,
  SimpleProduct as SimpleProductSource,
  VariableProduct as VariableProductSource,
} from '#engine/domain/catalog/product.ts';
export type { LowestOffer as OfferSource } from '#engine/domain/catalog/product-prices.ts';
export type { InvoiceTax as InvoiceTaxSource } from '#engine/domain/orders/invoice.ts';
export type { Refund as RefundSource } from '#engine/domain/orders/refund.ts';
export type { PaymentGateway as GatewaySource } from '#engine/domain/payment/gateway.ts';
export type {
  PricedGiftCard as CartGiftCardSource,
  PricedRate as ShippingRateSource,
  ShippingOffer as ShippingPackageSource,
} from '#engine/domain/pricing/priced-cart.ts';
export type { Return as ReturnSource, ReturnLine as ReturnLineSource } from '#engine/domain/returns/return.ts';
export type { Review as CustomerReviewSource } from '#engine/domain/reviews/review.ts';
export type { ListedVariation as VariationSource } from '#engine/domain/search/variation-listing.ts';
export type { StockAlert as StockAlertSource } from '#engine/domain/stock/stock-alert.ts';
export type { TaxTotal as CartTaxSource } from '#engine/domain/tax/tax-amount.ts';
export type { LinkedDownload as DownloadSource } from '#engine/usecases/downloads/downloads.ts';
export type { Login as CustomerLoginSource } from '#engine/usecases/ports/customers.ts';

export type ProductSource = Listed;

export interface OrderGiftCardSource {
  readonly order: Order;
  readonly payment: GiftCardPayment;
}

export interface InvoiceSource {
  readonly order: Order;
  readonly invoice: Invoice;
}

export interface AttributeSource {
  readonly productId: number;
  readonly position: number;
  readonly attribute: ProductAttribute;
}

export interface ChoiceSource {
  /** The product or variation it is chosen for. */
  readonly ownerId: number;
  readonly position: number;
  readonly choice: VariationChoice;
}

/** What every product knows of its category; the rest is looked up when it is selected. */
export interface ProductCategorySource {
  readonly taxonomy: 'product_cat';
  readonly id: number;
  readonly slug: string;
  readonly name: string;
}

export type ArticleCategorySource = Omit<ArticleCategory, 'count'> & { readonly taxonomy: 'category' };

export type ArticleTagSource = Omit<ArticleTag, 'count'> & { readonly taxonomy: 'post_tag' };

export type ProductTagSource = Omit<ProductTag, 'count'> & { readonly taxonomy: 'product_tag' };

/** A term that follows from a product's properties. It has no row: its number is made from its slug. */
export interface DerivedTermSource {
  readonly taxonomy: 'product_type' | 'product_shipping_class' | 'product_visibility';
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly count?: number;
}

export type AttributeTermSource = AttributeTerm & { readonly taxonomy: `pa_${string}` };

export type TermSource =
  | ProductCategorySource
  | ArticleCategorySource
  | ArticleTagSource
  | ProductTagSource
  | AttributeTermSource
  | DerivedTermSource;

/** A node that is found by its global id or its path. */
export type FoundSource = ProductSource | TermSource | Article | Review | { readonly customer: Customer };

/** All products of a list, and which statistics are requested of them. */
export interface CollectionSource {
  readonly products: readonly Product[];
  readonly requested: { readonly prices: boolean; readonly stars: boolean; readonly stock: boolean };
  /** Null where none was named. The names of attribute taxonomies follow from the shop's data. */
  readonly taxonomies:
    | readonly ('PRODUCT_CAT' | 'PRODUCT_SHIPPING_CLASS' | 'PRODUCT_TAG' | 'PRODUCT_TYPE' | 'PRODUCT_VISIBILITY')[]
    | null;
}

export interface CartSource {
  readonly view: SessionView;
}

export interface CartLineSource {
  readonly line: PricedLine;
  readonly displayIncludesTax: boolean;
}

/** A coupon of the cart, or a gift card as clients show it that know coupons alone. */
export interface AppliedCouponSource {
  readonly code: string;
  readonly description: Translated;
  readonly discount: NetAndTax;
  readonly displayIncludesTax: boolean;
  readonly isGiftCard: boolean;
}

export interface ChosenValueSource {
  readonly lineKey: string;
  readonly name: string;
  readonly value: string;
}

/** The caller, or the buyer of an order. */
export interface CustomerSource {
  /** Null for a guest, and for readers of an order that is not their own. */
  readonly account: Customer | null;
  readonly billing: Address;
  readonly shipping: Address;
  readonly shippingCalculated: boolean;
  readonly isCaller: boolean;
}

export interface AddressSource {
  readonly address: Address;
  readonly hasEmail: boolean;
}

export interface OrderSource {
  readonly order: Order;
}

export interface OrderLineSource {
  readonly order: Order;
  readonly line: OrderLine;
}

export interface OrderShippingSource {
  readonly order: Order;
  readonly line: OrderShipping;
  readonly position: number;
}

export interface OrderCouponSource {
  readonly order: Order;
  readonly line: OrderCoupon;
  readonly position: number;
}

export interface OrderTaxSource {
  readonly order: Order;
  readonly tax: OrderTax;
}

export type AuthorSource = Article['author'];

/** A customer as the public knows them: by a name above a review. */
export interface WriterSource {
  readonly review: Review;
  readonly customerId: number;
}

/** The public author of an article, a customer who has written a review, or the caller's own account. */
export type UserSource = AuthorSource | WriterSource | { readonly customer: Customer };

interface AccountTokens {
  readonly authToken: string;
  readonly refreshToken: string;
  readonly deviceToken: string;
}

/** Of a registration or a change of an account. */
export interface AccountPayloadSource {
  readonly clientMutationId: string | null;
  /** Of a session whose address was changed. */
  readonly cart?: CartSource;
  readonly customer: CustomerSource;
  readonly viewer: UserSource | null;
  /** Null for a guest. */
  readonly tokens: (() => Promise<AccountTokens>) | null;
}

/** What the shop answers to a review. */
export interface AnswerSource {
  /** The review's. */
  readonly id: number;
  readonly text: string;
  readonly writtenAt: Date;
  readonly answerTo: Review;
}

/** A review of a product, the answer to one, or a note to the buyer of an order. */
export type CommentSource = Review | AnswerSource | WrittenNote;

export interface ReviewEdgeSource {
  readonly cursor: string;
  readonly node: Review;
}

/** The writer of a review, with an id if it is a customer; or the shop, by its name. */
export type CommenterSource = { readonly review: Review } | WriterSource | { readonly shop: string };
