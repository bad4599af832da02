import { useCallback, useRef } from 'react';
import { LOST_LINES_FIELD } from '#contract/inputs/cart-form.ts';
import { copyOf, lostLines, type ReadCart, readCartCopy, saveCartCopy } from './cart-copy.ts';
import { cartForm } from './cart-form.tsx';

/**
 * Keeps the browser's copy of the cart. Returns the form that rebuilds a cart whose session was lost; null when nothing is
 * missing. Until that form has its response the copy stays as it is.
 */
export function useCartCopy(): (read: ReadCart) => FormData | null {
  const isRebuilding = useRef(false);
  return useCallback((read) => {
    const lost = isRebuilding.current ? [] : lostLines(readCartCopy(Date.now()), read);
    isRebuilding.current = lost.length > 0;
    if (lost.length > 0) return cartForm('rebuild', { [LOST_LINES_FIELD]: JSON.stringify(lost) });
    saveCartCopy(copyOf(read, Date.now()));
    return null;
  }, []);
}
