import type { StatesByCountry } from '#contract/geography/address-formats.ts';
import type { Language } from '#contract/languages.ts';
import type { Viewer } from '../model/account/viewer.ts';
import type { Address } from '../model/address.ts';
import type { Cart, PaymentMethod } from '../model/cart/cart.ts';
import type { Order } from '../model/order/order.ts';
import type { AccountApi } from './account.ts';
import type { AddressBookApi } from './addresses.ts';
import type { CartChanges } from './cart-changes.ts';
import type { Catalog } from './catalog/catalog.ts';
import type { OrderChanges } from './order-changes.ts';
import type { OwnDataApi } from './own-data.ts';
import type { PaymentApi } from './payment.ts';
import type { Result } from './result.ts';
import type { ReviewApi } from './reviews.ts';
import type { ShopperRequest } from './shopper-request.ts';
import type { StockAlertApi } from './stock-alerts.ts';
import type { WishlistApi } from './wishlist.ts';

/** What the shop's frame shows of one shopper. */
export interface CartAndViewer {
  readonly cart: Cart;
  /** Null for a guest. */
  readonly viewer: Viewer | null;
}

/** All that the checkout shows of one shopper's session. */
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

export interface LastOrder extends OrderRef {
  readonly needsPayment: boolean;
}

export interface PlacedOrder {
  readonly id: number;
  readonly key: string;
  /** Where the shopper pays now; null when no page of the gateway is needed. */
  readonly payPage: string | null;
  /** The shopper pays in the card form of this shop. */
  readonly needsCardForm: boolean;
}

/** One shopper's access to the commerce API. Carries the session token of the request, and reports a renewed one. */
export interface ShopperApi
  extends AccountApi,
    AddressBookApi,
    CartChanges,
    OwnDataApi,
    OrderChanges,
    PaymentApi,
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
  /** The cart at the prices of the new addresses; null over a backend that has to be asked for it. */
  saveAddresses(addresses: {
    readonly billing: Partial<Address>;
    readonly shipping: Partial<Address>;
  }): Promise<Result<Cart | null>>;
  placeOrder(order: CheckoutRequest): Promise<Result<PlacedOrder>>;
  /** For a shopper who never saw the response to their order. Null when there is none, or the backend hides it. */
  lastOrder(): Promise<LastOrder | null>;
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
