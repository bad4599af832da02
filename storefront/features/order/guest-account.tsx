import { accountPath, orderSummaryPath } from '#contract/paths.ts';
import { PostedForm, SubmitButton } from '../../forms/posted-form.tsx';
import { useText } from '../../i18n/bilingual.ts';
import { useLocalPath } from '../../i18n/local-link.tsx';
import { ORDER_ACTIONS } from '../../i18n/messages/order-actions.ts';
import type { Order } from '../../model/order.ts';
import { classNames } from '../../ui/class-names.ts';
import { PasswordField } from '../../ui/password-field.tsx';
import styles from './guest-account.module.css';

/** The form of the account's page that registers; what it refuses is shown there. */
const REGISTRATION = 'register';

interface GuestAccountProps {
  readonly order: Order;
  /** The key in the page's address. */
  readonly urlKey: string | null;
}

/** Offers a guest an account, with the e-mail address of the order. It leads back to the order. */
export function GuestAccount({ order, urlKey }: GuestAccountProps) {
  const text = useText(ORDER_ACTIONS);
  const local = useLocalPath();
  const back = new URLSearchParams({ back: local(orderSummaryPath(order.id, urlKey ?? undefined)) });
  return (
    <section className={classNames('screenOnly', styles.account)} aria-labelledby="guest-account">
      <h2 id="guest-account" className="h3">
        {text.account}
      </h2>
      <p className="small">{text.accountLead}</p>
      <PostedForm name={REGISTRATION} outcome={undefined} action={`${local(accountPath())}?${back}`}>
        <input type="hidden" name="email" value={order.email} autoComplete="username" />
        <PasswordField
          className="formGridWide"
          name="password"
          label={text.password}
          hint={text.passwordRule}
          showLabel={text.showPassword}
          autoComplete="new-password"
          required
        />
        <div className="formGridWide">
          <SubmitButton form={REGISTRATION} variant="solid" size="md" busyLabel={text.creating}>
            {text.createAccount}
          </SubmitButton>
        </div>
      </PostedForm>
    </section>
  );
}
