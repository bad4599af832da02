import type { Refusal } from '#contract/refusals.ts';
import type { CART } from '../i18n/messages/cart.ts';
import type { NamedViewer } from '../model/account/viewer.ts';
import type { Cart, PendingCart } from '../model/cart/cart.ts';
import { createShared } from '../ui/storage/shared-value.ts';
import type { NewNotice, Notice } from './notices.ts';
import { isAdding } from './write-queue.ts';

/** Sends the cart forms of all buttons, once the page's script runs. */
export interface CartController {
  /** Null until it is loaded. */
  readonly cart: PendingCart | null;
  /** Who is logged in; null for a visitor, undefined until it is known. */
  readonly viewer: NamedViewer | null | undefined;
  /** Forms in flight; the first one has been sent. */
  readonly queue: readonly FormData[];
  readonly notices: readonly Notice[];
  /** Why the last code was refused; null when it was accepted. */
  readonly codeRefusal: Refusal | null;
  readonly send: (form: FormData) => void;
  readonly read: () => void;
  /** Shows a notice over the page, or in the open cart. */
  readonly notify: (notice: NewNotice) => void;
  readonly dismiss: (id: number) => void;
}

/** Null outside the shop's frame: forms are then sent by the browser. */
export const sharedCart = createShared<CartController | null>(null);

export const useCartController = sharedCart.useShared;

/** True while a form that adds this product is in flight. */
export const useIsAdding = (productId: number): boolean =>
  sharedCart.useSelected((controller) => isAdding(controller?.queue ?? [], productId));

/** Undefined outside the shop's frame. */
export const useSendToCart = (): CartController['send'] | undefined => sharedCart.useSelected((cart) => cart?.send);

export const useNotify = (): CartController['notify'] | undefined => sharedCart.useSelected((cart) => cart?.notify);

/** Names the cart's drawer for `openDrawer`. */
export const CART_DRAWER = 'cart';

/** Id of the button that leads to the cart. It takes the focus when the element that opened the drawer is gone. */
export const CART_BUTTON = 'cart-button';

interface Session {
  /** Tells a guest's session from another; null for a customer's, whose cart is stored with the account. */
  readonly guestId: string | null;
}

/** Why there is no response to a form of the cart. */
export type FailedReason = keyof (typeof CART)['en']['unchanged'];

/** What the route of the cart returns to the page's script. */
export type CartResponse =
  | (Session & { readonly kind: 'read'; readonly cart: Cart; readonly viewer: NamedViewer | null })
  | (Session & { readonly kind: 'written'; readonly cart: Cart; readonly unrestored?: readonly string[] })
  | (Session & { readonly kind: 'refused'; readonly cart: Cart; readonly refusal: Refusal })
  /** The cart could not be loaded, or not be changed. */
  | { readonly kind: 'unread' }
  | { readonly kind: 'failed'; readonly reason: FailedReason };
