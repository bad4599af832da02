import type { AccountProblem } from '#contract/inputs/account.ts';
import type { Refusal } from '#contract/refusals.ts';
import { useLanguage, useText } from '../../i18n/bilingual.ts';
import { LOGIN } from '../../i18n/messages/account.ts';
import { CHECKOUT } from '../../i18n/messages/checkout.ts';
import { FORMS } from '../../i18n/messages/forms.ts';
import { refusalText } from '../../i18n/messages/refusals.ts';
import { ChoiceRow } from '../../ui/choice-row.tsx';
import { TextField } from '../../ui/field.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import styles from './order-account.module.css';
import { ACCOUNT_FIELD, type AccountField, refusedAccountField } from './order-account-fields.ts';

export interface OrderAccountProps {
  readonly isOpened: boolean;
  readonly username: string;
  readonly problems: Readonly<Partial<Record<AccountField, AccountProblem>>>;
  readonly refusal: Refusal | null;
}

/** For a guest: an account that is opened with the order. CSS shows its fields once the box is ticked. */
export function OrderAccount({ isOpened, username, problems, refusal }: OrderAccountProps) {
  const text = useText(CHECKOUT);
  const login = useText(LOGIN);
  const forms = useText(FORMS);
  const language = useLanguage();
  const errorOf = (field: AccountField, label: string): string | null => {
    const problem = problems[field];
    if (problem) return problem === 'required' ? forms.required(label) : login.problems[problem];
    return refusal && refusedAccountField(refusal) === field
      ? `${refusalText(refusal, language)} ${text.orderWithout}`
      : null;
  };
  return (
    <div className={styles.account}>
      <ChoiceRow type="checkbox" name={ACCOUNT_FIELD} defaultChecked={isOpened}>
        {text.openAccount}
        <small className="hint">{login.benefits}</small>
      </ChoiceRow>
      <fieldset className="formGrid">
        <legend className="visuallyHidden">{text.openAccount}</legend>
        <PasswordField
          className="formGridWide"
          name="password"
          label={login.password}
          hint={login.passwordRule}
          error={errorOf('password', login.password)}
          showLabel={login.showPassword}
          autoComplete="new-password"
          required
        />
        <TextField
          className="formGridWide"
          name="username"
          label={login.newUsername}
          note={forms.optional}
          hint={login.newUsernameHint}
          defaultValue={username}
          error={errorOf('username', login.newUsername)}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
      </fieldset>
    </div>
  );
}
