import { useFetcher } from 'react-router';
import type { CartAnswer } from '../../cart/cart-answer.ts';

/** One for all forms of codes: what the last of them was answered is what is said. */
export const useCodes = () => useFetcher<CartAnswer>({ key: 'checkout-codes' });
