import type { ComponentProps, SubmitEvent } from 'react';
import { type CartIntent, IDEMPOTENCY_KEY_FIELD } from '#contract/inputs/cart-form.ts';
import { PATHS } from '#contract/paths.ts';
import { useLocalPath } from '../i18n/local-link.tsx';
import { useSendToCart } from './cart-controller.ts';

interface CartFormProps extends Omit<ComponentProps<'form'>, 'action' | 'method' | 'onSubmit'> {
  readonly intent: CartIntent;
  /** The same form is on its way already: a second press does nothing. */
  readonly isBusy?: boolean;
  /** Adds values that only the page's script knows; without script the server finds them. */
  readonly complete?: (form: FormData) => void;
}

/** A form that changes the cart: sent by the cart controller, or by the browser without script. */
export function CartForm({ intent, isBusy = false, complete, children, ...form }: CartFormProps) {
  const send = useSendToCart();
  const action = useLocalPath()(PATHS.cart);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    if (!send) return;
    event.preventDefault();
    if (isBusy) return;
    const filled = withKey(new FormData(event.currentTarget));
    complete?.(filled);
    send(filled);
  };
  return (
    <form {...form} method="post" action={action} onSubmit={submit}>
      <input type="hidden" name="intent" value={intent} />
      {children}
    </form>
  );
}

/** A form without a response may be sent again: its idempotency key tells the server whether it is a repetition. */
function withKey(form: FormData): FormData {
  // `randomUUID` is missing where the address is not https.
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  form.set(IDEMPOTENCY_KEY_FIELD, Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join(''));
  return form;
}

/** The form of a button that adds one of a product. */
export const addForm = (productId: number): FormData => withKey(cartForm('add', { productId }));

/** The same form made by script: for undo and for steppers. */
export function cartForm(intent: CartIntent, fields: Readonly<Record<string, string | number>>): FormData {
  const form = new FormData();
  form.set('intent', intent);
  for (const [name, value] of Object.entries(fields)) form.set(name, String(value));
  return form;
}
