import { createContext, useContext } from 'react';
import type { Refusal } from '#contract/refusals.ts';
import type { Cart, PendingCart } from '../model/cart.ts';
import type { Notice } from './notices.tsx';

/** Where every button of the shop hands in its cart forms, once the page's script runs. */
export interface CartController {
  /** Null until the server has been asked. */
  readonly cart: PendingCart | null;
  /** Forms on their way, the sent one first. */
  readonly queue: readonly FormData[];
  readonly notices: readonly Notice[];
  /** Why the last code was not taken; null when it was. */
  readonly codeRefusal: Refusal | null;
  readonly send: (form: FormData) => void;
  readonly read: () => void;
  readonly dismiss: (id: number) => void;
}

/** Null outside the shop's frame: forms then go to the server as plain forms do. */
export const CartControllerContext = createContext<CartController | null>(null);

export const useCartController = (): CartController | null => useContext(CartControllerContext);

/** Names the cart's drawer for `openDrawer`. */
export const CART_DRAWER = 'cart';

/** The button that leads to the cart: the focus goes there when what opened the drawer is gone. */
export const CART_BUTTON = 'cart-button';

/** What the cart's address answers to the page's script. */
export type CartResponse =
  | { readonly kind: 'read' | 'written'; readonly cart: Cart }
  | { readonly kind: 'refused'; readonly cart: Cart; readonly refusal: Refusal }
  /** No connection, or the shop's own fault: the cart could not be read, or nothing is known to have changed. */
  | { readonly kind: 'unread' | 'failed' };
