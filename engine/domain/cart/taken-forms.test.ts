import { expect, test } from 'vitest';
import { type Cart, EMPTY_CART } from './cart.ts';
import { hasUsedKey, withUsedKey } from './taken-forms.ts';

test('a form is known again, and of many only the latest are', () => {
  const forms = Array.from({ length: 30 }, (_, n) => `form-${n}`);
  const cart = forms.reduce<Cart>(withUsedKey, EMPTY_CART);
  expect(forms.filter((form) => hasUsedKey(cart, form))).toEqual(forms.slice(10));
  expect(hasUsedKey(EMPTY_CART, 'form-1')).toBe(false);
});
