import type { StatesByCountry } from '#contract/geography/address-formats.ts';
import type { Language } from '#contract/languages.ts';
import type { Address } from '../model/address.ts';
import type { Cart, PaymentMethod } from '../model/cart.ts';
import type { Order } from '../model/order.ts';
import type { Viewer } from '../model/viewer.ts';
import type { AccountApi } from './account.ts';
import type { AddressBookApi } from './addresses.ts';
import type { Catalog } from './catalog/catalog.ts';
import type { OrderChanges } from './order-changes.ts';
import type { OwnDataApi } from './own-data.ts';
import type { Result } from './result.ts';
import type { ReviewApi } from './reviews.ts';
import type { ShopperRequest } from './shopper-request.ts';
import type { StockAlertApi } from './stock-alerts.ts';
import type { WishlistApi } from './wishlist.ts';

export interface AddToCartRequest {
  readonly productId: number;
  readonly variationId?: number | undefined;
  readonly quantity: number;
  readonly choices?: readonly { readonly attribute: string; readonly value: string }[];
  /** Random per form: sent twice, it is added once. */
  readonly idempotencyKey?: string | undefined;
}

/** What the shop's frame shows of one shopper. */
export interface CartAndViewer {
  readonly cart: Cart;
  /** Null for a guest. */
  readonly viewer: Viewer | null;
}

/** The session of one shopper. */
export interface CheckoutState extends CartAndViewer {
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
  /** For the recipient of a gift; empty without words, left out of what is none. */
  readonly giftMessage?: string;
  /** Random per form: sent twice, it yields the same order. */
  readonly idempotencyKey: string;
  /** The total that the shopper saw, in minor units. */
  readonly expectedTotal: number;
  /** Opened with the order, or neither is. The backend makes up a username that is empty. */
  readonly account?: { readonly username: string; readonly password: string };
}

/** Identifies an order that the shopper may read. */
export interface OrderRef {
  readonly id: number;
  readonly number: string;
  readonly key: string;
}

export interface PlacedOrder {
  readonly id: number;
  readonly key: string;
  /** Where the shopper pays now; null when no page of the gateway is needed. */
  readonly payPage: string | null;
  /** The shopper pays in the card form of this shop. */
  readonly needsCardForm: boolean;
}

/** Ways to pay an unpaid order; both null when it cannot be paid. */
export interface Paying {
  /** Address of a payment page of the gateway. */
  readonly payPage: string | null;
  /** Keys for Stripe's form on a page of this shop. */
  readonly card: { readonly publishableKey: string; readonly clientSecret: string } | null;
}

/** One shopper's access to the commerce API. Carries the session token of the request, and reports a renewed one. */
export interface ShopperApi
  extends AccountApi,
    AddressBookApi,
    OwnDataApi,
    OrderChanges,
    ReviewApi,
    StockAlertApi,
    WishlistApi {
  cart(): Promise<Cart>;
  /** The cart, and whose it is. */
  cartAndViewer(): Promise<CartAndViewer>;
  /** Tells one guest's session from another, once it has been used; null for a customer's. */
  guestId(): string | null;
  /** The cart, with the rest of the session. */
  checkoutState(): Promise<CheckoutState>;
  addToCart(line: AddToCartRequest): Promise<Result<Cart>>;
  /** Zero removes the line. */
  changeQuantity(key: string, quantity: number): Promise<Result<Cart>>;
  /** Puts a removed line back in its place. */
  restoreLine(key: string): Promise<Result<Cart>>;
  emptyCart(): Promise<Result<Cart>>;
  /** Takes a code of a coupon or of a gift card. */
  applyCode(code: string): Promise<Result<Cart>>;
  removeCode(code: string): Promise<Result<Cart>>;
  chooseShipping(rateId: string): Promise<Result<Cart>>;
  /** The cart at the prices of the new addresses; null over a backend that has to be asked for it. */
  saveAddresses(addresses: {
    readonly billing: Partial<Address>;
    readonly shipping: Partial<Address>;
  }): Promise<Result<Cart | null>>;
  placeOrder(order: CheckoutRequest): Promise<Result<PlacedOrder>>;
  /** The shopper may have come back from paying: the backend finds out. */
  settleOrder(key: string): Promise<void>;
  payOrder(key: string): Promise<Result<Paying>>;
  /** For a shopper who never saw the response to their order. Null when there is none, or the backend hides it. */
  lastOrder(): Promise<OrderRef | null>;
  /** From then on this session may read the order. */
  findOrder(facts: { readonly orderNumber: string; readonly email: string }): Promise<Result<OrderRef>>;
  /** Null when it does not exist or belongs to somebody else, without a difference. */
  order(id: number, key: string | null): Promise<Order | null>;
  allowedCountries(): Promise<readonly string[]>;
  /** States that addresses of these countries may name. An empty country stands for the shop's own. */
  states(countries: readonly (string | undefined)[]): Promise<StatesByCountry>;
}

export interface Shop {
  catalog(language: Language): Catalog;
  shopper(request: ShopperRequest): ShopperApi;
}
