import { intentOf } from '#contract/inputs/cart-intent.ts';
import { useCartDesk } from '../../cart/cart-desk.ts';
import { CartForm } from '../../cart/cart-form.tsx';
import { CodeField } from '../../cart/code-field.tsx';
import type { Cart } from '../../model/cart.ts';

/** A code that was taken is in the bill: the field is empty for the next one. */
export function CartCodeForm({ cart }: { readonly cart: Cart }) {
  const desk = useCartDesk();
  const isBusy = desk?.queue.some((form) => intentOf(form) === 'apply-code') ?? false;
  return (
    <CartForm key={cart.codes.length} intent="apply-code" isBusy={isBusy}>
      <CodeField isBusy={isBusy} />
    </CartForm>
  );
}
