import { type ReactNode, type SubmitEvent, useEffect } from 'react';
import { useFetcher, useRevalidator } from 'react-router';
import type { CartIntent } from '#contract/inputs/cart-form.ts';
import type { Language } from '#contract/languages.ts';
import { PATHS } from '#contract/paths.ts';
import type { CartResponse } from '../../cart/cart-controller.ts';
import { CodeField, RemoveCode } from '../../cart/code-field.tsx';
import { NoticesNote } from '../../cart/notices-note.tsx';
import { useLanguage, useText } from '../../i18n/bilingual.ts';
import { useLocalPath } from '../../i18n/local-link.tsx';
import { CART } from '../../i18n/messages/cart.ts';
import { refusalText } from '../../i18n/messages/refusals.ts';
import type { Bill, BillCode } from '../../model/cart/bill.ts';
import { useOtherTabs } from '../../ui/storage/use-other-tabs.ts';
import styles from './checkout-codes.module.css';

/** Reloads the bill when another tab changes the cart, and notifies the other tabs of codes that change here. */
export function useCartAcrossTabs(): void {
  const { revalidate } = useRevalidator();
  const notifyOtherTabs = useOtherTabs('cart', () => {
    // Without a connection a reload would replace the page with an error.
    if (navigator.onLine) revalidate();
  });
  const { data } = useCodes();
  useEffect(() => {
    if (data?.kind === 'written') notifyOtherTabs();
  }, [data, notifyOtherTabs]);
}

/** One fetcher for all forms of codes: the last response is shown. */
const useCodes = () => useFetcher<CartResponse>({ key: 'checkout-codes' });

interface CodeFormProps {
  readonly intent: CartIntent;
  readonly className?: string | undefined;
  /** Whether the form could not be sent for want of a connection. */
  readonly onUnsent: (isUnsent: boolean) => void;
  readonly children: ReactNode;
}

/** Posts to the cart's own address; the response makes the router reload the bill of the checkout. */
function CodeForm({ intent, className, onUnsent, children }: CodeFormProps) {
  const codes = useCodes();
  const submit = (event: SubmitEvent) => {
    const isOffline = !navigator.onLine;
    // Without a connection the browser could not even load the code of the cart's action.
    if (isOffline || codes.state !== 'idle') event.preventDefault();
    onUnsent(isOffline);
  };
  return (
    <codes.Form method="post" action={useLocalPath()(PATHS.cart)} className={className} onSubmit={submit}>
      <input type="hidden" name="intent" value={intent} />
      {children}
    </codes.Form>
  );
}

interface CheckoutCodeFormProps extends Pick<CodeFormProps, 'onUnsent'> {
  readonly bill: Bill;
  readonly isUnsent: boolean;
}

export function CheckoutCodeForm({ bill, isUnsent, onUnsent }: CheckoutCodeFormProps) {
  const { data, state, formData } = useCodes();
  const text = useText(CART);
  const language = useLanguage();
  const isBusy = state !== 'idle' && formData?.get('intent') === ('apply-code' satisfies CartIntent);
  const response = state === 'idle' ? data : undefined;
  const error = isUnsent ? text.unchanged.offline : whyNotTaken(response, { text, language });
  return (
    <CodeForm intent="apply-code" className={styles.form} onUnsent={onUnsent}>
      <CodeField bill={bill} isBusy={isBusy} error={error} />
    </CodeForm>
  );
}

function whyNotTaken(
  response: CartResponse | undefined,
  { text, language }: { readonly text: (typeof CART)['en']; readonly language: Language },
): string | null {
  if (response?.kind === 'refused') return refusalText(response.refusal, language);
  if (response?.kind === 'failed') return text.unchanged[response.reason];
  return null;
}

/** What the last change of a code removed from the cart. */
export function CodeNotices() {
  const { data } = useCodes();
  return (
    <div role="status">
      <NoticesNote className={styles.note} notices={data && 'cart' in data ? data.cart.notices : null} />
    </div>
  );
}

export function RemoveFromCheckout({ code, onUnsent }: Pick<CodeFormProps, 'onUnsent'> & { readonly code: BillCode }) {
  return (
    <CodeForm intent="remove-code" onUnsent={onUnsent}>
      <RemoveCode code={code} />
    </CodeForm>
  );
}
