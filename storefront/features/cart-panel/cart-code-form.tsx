import { intentOf } from '#contract/inputs/cart-intent.ts';
import { useCartDesk } from '../../cart/cart-desk.ts';
import { CartForm } from '../../cart/cart-form.tsx';
import { CodeField, codesKey } from '../../cart/code-field.tsx';
import { useLanguage } from '../../i18n/bilingual.ts';
import { refusalText } from '../../i18n/messages/refusals.ts';
import type { Cart } from '../../model/cart.ts';

/** A code that was taken is in the bill: the field is empty for the next one. Why one was not stands until the next try. */
export function CartCodeForm({ cart }: { readonly cart: Cart }) {
  const desk = useCartDesk();
  const language = useLanguage();
  const refusal = desk?.codeRefusal ?? null;
  const isBusy = desk?.queue.some((form) => intentOf(form) === 'apply-code') ?? false;
  return (
    <CartForm key={codesKey(cart)} intent="apply-code" isBusy={isBusy}>
      <CodeField isBusy={isBusy} error={refusal && !isBusy ? refusalText(refusal, language) : null} />
    </CartForm>
  );
}
