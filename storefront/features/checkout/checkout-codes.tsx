import { type ReactNode, useEffect } from 'react';
import { useFetcher, useRevalidator } from 'react-router';
import type { CartIntent } from '#contract/inputs/cart-form.ts';
import { PATHS } from '#contract/paths.ts';
import type { CartResponse } from '../../cart/cart-controller.ts';
import { CodeField, RemoveCode } from '../../cart/code-field.tsx';
import { NoticesNote } from '../../cart/notices-note.tsx';
import { useCartChanges } from '../../cart/use-cart-changes.ts';
import { useLanguage, useText } from '../../i18n/bilingual.ts';
import { useLocalPath } from '../../i18n/local-link.tsx';
import { CART } from '../../i18n/messages/cart.ts';
import { refusalText } from '../../i18n/messages/refusals.ts';
import type { BillCode } from '../../model/bill.ts';
import styles from './checkout-codes.module.css';

/** The bill follows what other tabs do to the cart, and they follow the codes that come and go here. */
export function useCartAcrossTabs(): void {
  const { revalidate } = useRevalidator();
  const notifyOtherTabs = useCartChanges(() => {
    // Without a connection the question would cost the form its page.
    if (navigator.onLine) revalidate();
  });
  const { data } = useCodes();
  useEffect(() => {
    if (data?.kind === 'written') notifyOtherTabs();
  }, [data, notifyOtherTabs]);
}

/** One for all forms of codes: what the last of them was answered is what is said. */
const useCodes = () => useFetcher<CartResponse>({ key: 'checkout-codes' });

interface CodeFormProps {
  readonly intent: CartIntent;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** To the cart's own address; the checkout reads its bill anew when it is answered. */
function CodeForm({ intent, className, children }: CodeFormProps) {
  const codes = useCodes();
  return (
    <codes.Form method="post" action={useLocalPath()(PATHS.cart)} className={className}>
      <input type="hidden" name="intent" value={intent} />
      {children}
    </codes.Form>
  );
}

/** To be made anew when a code was taken or went: the field is empty then. */
export function CheckoutCodeForm() {
  const { data, state, formData } = useCodes();
  const text = useText(CART);
  const language = useLanguage();
  const isBusy = state !== 'idle' && formData?.get('intent') === ('apply-code' satisfies CartIntent);
  const answer = state === 'idle' ? data : undefined;
  const failed = answer?.kind === 'failed' ? text.failed : null;
  const error = answer?.kind === 'refused' ? refusalText(answer.refusal, language) : failed;
  return (
    <CodeForm intent="apply-code" className={styles.form}>
      <CodeField isBusy={isBusy} error={error} />
    </CodeForm>
  );
}

/** What has left the cart with the last code that came or went. */
export function CodeNotices() {
  const { data } = useCodes();
  return (
    <div role="status">
      <NoticesNote className={styles.note} notices={data && 'cart' in data ? data.cart.notices : null} />
    </div>
  );
}

export function RemoveFromCheckout({ code }: { readonly code: BillCode }) {
  return (
    <CodeForm intent="remove-code">
      <RemoveCode code={code} />
    </CodeForm>
  );
}
