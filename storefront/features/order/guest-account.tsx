import { accountPath, orderSummaryPath } from '#contract/paths.ts';
import { PasswordOnlyForm } from '../../forms/password-only-form.tsx';
import { useText } from '../../i18n/bilingual.ts';
import { useLocalPath } from '../../i18n/local-link.tsx';
import { ORDER_ACTIONS } from '../../i18n/messages/order-actions.ts';
import type { Order } from '../../model/order/order.ts';
import { useIsOwnEngine } from '../../settings/backend.ts';
import { classNames } from '../../ui/class-names.ts';
import styles from './guest-account.module.css';

/** The form of the account's page that registers; what it refuses is shown there. */
const REGISTRATION = 'register';

interface GuestAccountProps {
  readonly order: Order;
  /** The key in the page's address. */
  readonly urlKey: string | null;
}

/** Offers a guest an account, with the email address of the order. It leads back to the order. */
export function GuestAccount({ order, urlKey }: GuestAccountProps) {
  const text = useText(ORDER_ACTIONS);
  const local = useLocalPath();
  // A WooCommerce gives a new account none of the orders from before.
  const isOwnEngine = useIsOwnEngine();
  if (!isOwnEngine) return null;
  const back = new URLSearchParams({ back: local(orderSummaryPath(order.id, urlKey ?? undefined)) });
  return (
    <section className={classNames('screenOnly', styles.account)} aria-labelledby="guest-account">
      <h2 id="guest-account" className="h3">
        {text.account}
      </h2>
      <p className="small">{text.accountLead}</p>
      <PasswordOnlyForm
        name={REGISTRATION}
        outcome={undefined}
        action={`${local(accountPath())}?${back}`}
        owner={{ name: 'email', value: order.email }}
        password={{ name: 'password', label: text.password, hint: text.passwordRule, autoComplete: 'new-password' }}
        button={{ label: text.createAccount, busyLabel: text.creating }}
      />
    </section>
  );
}
