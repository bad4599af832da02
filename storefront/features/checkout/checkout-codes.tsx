import type { ReactNode } from 'react';
import { useFetcher } from 'react-router';
import type { CartIntent } from '#contract/inputs/cart-intent.ts';
import { PATHS } from '#contract/paths.ts';
import type { CartAnswer } from '../../cart/cart-answer.ts';
import { CodeField, RemoveCode } from '../../cart/code-field.tsx';
import { useLanguage, useText } from '../../i18n/bilingual.ts';
import { useLocalPath } from '../../i18n/local-link.tsx';
import { CART } from '../../i18n/messages/cart.ts';
import { refusalText } from '../../i18n/messages/refusals.ts';
import type { BillCode } from '../../model/bill.ts';

interface CodeFormProps {
  readonly intent: CartIntent;
  readonly fetcher: ReturnType<typeof useFetcher<CartAnswer>>;
  readonly className?: string;
  readonly children: ReactNode;
}

/** To the cart's own address; the checkout reads its bill anew when it is answered. */
function CodeForm({ intent, fetcher, className, children }: CodeFormProps) {
  return (
    <fetcher.Form method="post" action={useLocalPath()(PATHS.cart)} className={className}>
      <input type="hidden" name="intent" value={intent} />
      {children}
    </fetcher.Form>
  );
}

/** To be made anew when a code was taken or went: the field is empty then, and nothing is said any more. */
export function CheckoutCodeForm() {
  const fetcher = useFetcher<CartAnswer>();
  const text = useText(CART);
  const language = useLanguage();
  const isBusy = fetcher.state !== 'idle';
  const answer = isBusy ? undefined : fetcher.data;
  const failed = answer?.kind === 'failed' ? text.failed : null;
  const error = answer?.kind === 'refused' ? refusalText(answer.refusal, language) : failed;
  return (
    <CodeForm intent="apply-code" fetcher={fetcher} className="co-code">
      <CodeField isBusy={isBusy} error={error} />
    </CodeForm>
  );
}

export function RemoveFromCheckout({ code }: { readonly code: BillCode }) {
  const fetcher = useFetcher<CartAnswer>();
  return (
    <CodeForm intent="remove-code" fetcher={fetcher}>
      <RemoveCode code={code} />
    </CodeForm>
  );
}
