import type { States } from '#contract/geography/address-formats.ts';
import type { Language } from '#contract/languages.ts';
import type { Refusal } from '#contract/refusals.ts';
import type { Cart, PaymentMethod } from '../model/cart.ts';
import type { Address, Order } from '../model/order.ts';
import type { Post, PostCard } from '../model/post.ts';
import type { Category, Product, ProductSummary } from '../model/product.ts';
import type { SearchResult } from '../model/search-result.ts';

/** What a write answers: the new state, or why not. */
export type Result<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refusal: Refusal };

/** The catalogue, the same for every visitor, in one language. */
export interface Catalogue {
  /** The whole list, newest first, from the snapshot. */
  products(): Promise<readonly ProductSummary[]>;
  /** What of the list the backend's own search finds for a text that is not blank. */
  search(text: string): Promise<SearchResult>;
  /** Null when no published product has that slug. */
  product(slug: string): Promise<Product | null>;
  categories(): Promise<readonly Category[]>;
  posts(first: number): Promise<readonly PostCard[]>;
  post(slug: string): Promise<Post | null>;
}

export interface AddToCartRequest {
  readonly productId: number;
  readonly variationId?: number | undefined;
  readonly quantity: number;
  readonly choices?: readonly { readonly attribute: string; readonly value: string }[];
  /** Random per form: sent twice, it is added once. Only this shop's own engine keeps that promise. */
  readonly idempotencyKey?: string | undefined;
}

/** What is kept for one visitor while they shop. */
export interface CheckoutState {
  readonly cart: Cart;
  readonly billing: Address;
  readonly shipping: Address;
  readonly paymentMethods: readonly PaymentMethod[];
}

export interface CheckoutRequest {
  readonly billing: Address;
  readonly shipping: Address;
  readonly shipToDifferentAddress: boolean;
  readonly paymentMethod: string;
  readonly customerNote: string;
  /** Random per form: sent twice, it yields the same order. */
  readonly idempotencyKey: string;
  /** What the shopper was told they would pay, in minor units. */
  readonly expectedTotal: number;
}

/** Enough to find an order again. */
export interface OrderRef {
  readonly id: number;
  readonly number: string;
  readonly key: string;
}

/** One visitor's dealings with the shop; carries the session token of the request and collects a renewed one. */
export interface PlacedOrder {
  readonly id: number;
  readonly key: string;
  /** Where it is to be paid now; null when it needs no page of its own. */
  readonly payPage: string | null;
  /** It is to be paid in the card form of this shop. */
  readonly needsCardForm: boolean;
}

/** How an order that is not paid can be paid; both null when it cannot. */
export interface Paying {
  /** Address of a page of the gateway's. */
  readonly payPage: string | null;
  /** What Stripe's form needs, on a page of this shop. */
  readonly card: { readonly publishableKey: string; readonly clientSecret: string } | null;
}

export interface ShopperApi {
  cart(): Promise<Cart>;
  /** The cart, with all that a checkout needs to know. */
  checkoutState(): Promise<CheckoutState>;
  addToCart(selection: AddToCartRequest): Promise<Result<Cart>>;
  /** Zero removes the line. */
  changeQuantity(key: string, quantity: number): Promise<Result<Cart>>;
  /** Puts a removed line back where it stood. */
  restoreLine(key: string): Promise<Result<Cart>>;
  emptyCart(): Promise<Result<Cart>>;
  /** Of a coupon or a gift card. */
  applyCode(code: string): Promise<Result<Cart>>;
  removeCode(code: string): Promise<Result<Cart>>;
  chooseShipping(rateId: string): Promise<Result<Cart>>;
  saveAddresses(addresses: {
    readonly billing: Partial<Address>;
    readonly shipping: Partial<Address>;
  }): Promise<Result<Cart>>;
  placeOrder(form: CheckoutRequest): Promise<Result<PlacedOrder>>;
  /** The shopper may have come back from paying: the backend finds out. */
  settleOrder(key: string): Promise<void>;
  payOrder(key: string): Promise<Result<Paying>>;
  /** What this visitor has ordered last, for whom the answer to their order got lost. Null when it cannot be told. */
  lastOrder(): Promise<OrderRef | null>;
  /** By what a guest knows of it. From then on this visit may read it. */
  findOrder(wish: { readonly orderNumber: string; readonly email: string }): Promise<Result<OrderRef>>;
  /** Null when it is missing or not this visitor's: both look the same. */
  order(id: number, key: string | null): Promise<Order | null>;
  allowedCountries(): Promise<readonly string[]>;
  /** Empty for a country whose addresses name none. */
  states(country: string): Promise<States>;
}

export interface Shop {
  catalogue(language: Language): Catalogue;
  shopper(request: ShopperRequest): ShopperApi;
}

export interface ShopperRequest {
  readonly language: Language;
  readonly sessionToken: string | null;
  /** Where the request came from: what may not be guessed is counted by it. */
  readonly clientAddress?: string;
  /** Called when the API hands out a new or renewed session token; null means: forget the one you have. */
  readonly onSessionToken: (token: string | null) => void;
}
