import { useCallback, useRef } from 'react';
import { intentOf, LOST_LINES_FIELD } from '#contract/inputs/cart-form.ts';
import type { CartResponse } from './cart-controller.ts';
import { copyOf, lostLines, readCartCopy, saveCartCopy } from './cart-copy.ts';
import { cartForm } from './cart-form.tsx';

/**
 * Keeps the browser's copy of the cart. Takes every response with the form that it answers, and returns the form that rebuilds
 * a cart whose session was lost; null when nothing is missing. Until the cart is rebuilt the copy stays as it is, so that
 * what a lost connection has left out is missed again.
 */
export function useCartCopy(): (response: CartResponse, form: FormData | null) => FormData | null {
  const isRebuilding = useRef(false);
  return useCallback((response, form) => {
    const isRebuilt = form !== null && intentOf(form) === 'rebuild';
    if (isRebuilt) isRebuilding.current = false;
    if (!('cart' in response) || isRebuilding.current) return null;
    const lost = isRebuilt ? [] : lostLines(readCartCopy(Date.now()), response);
    isRebuilding.current = lost.length > 0;
    if (lost.length > 0) return cartForm('rebuild', { [LOST_LINES_FIELD]: JSON.stringify(lost) });
    saveCartCopy(copyOf(response, Date.now()));
    return null;
  }, []);
}
