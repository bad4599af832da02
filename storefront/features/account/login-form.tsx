import { lostPasswordPath } from '#contract/paths.ts';
import type { FormOutcome, FormResponse } from '../../forms/form-response.ts';
import { PostedForm, responseTo, SubmitButton } from '../../forms/posted-form.tsx';
import { useText } from '../../i18n/bilingual.ts';
import { LocalLink } from '../../i18n/local-link.tsx';
import { LOGIN } from '../../i18n/messages/account.ts';
import { ChoiceRow } from '../../ui/choice-row.tsx';
import { TextField } from '../../ui/field.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { useAccountFields } from './account-fields.ts';
import styles from './login-form.module.css';

interface LoginFormProps {
  readonly outcome: FormOutcome<FormResponse> | undefined;
}

/** Names the form for its action. */
const FORM = 'login';

export function LoginForm({ outcome }: LoginFormProps) {
  const text = useText(LOGIN);
  const response = responseTo(FORM, outcome);
  const { field, secret } = useAccountFields(response);
  const refused = response?.refusal?.code;
  return (
    <PostedForm name={FORM} outcome={outcome}>
      <TextField
        {...field('username', text.username)}
        className="formGridWide"
        isInvalid={refused === 'LOGIN_UNKNOWN'}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <PasswordField
        {...secret('password', text.password)}
        className="formGridWide"
        isInvalid={refused === 'PASSWORD_WRONG'}
        showLabel={text.showPassword}
        autoComplete="current-password"
        enterKeyHint="go"
        required
      />
      <div className={styles.row}>
        <ChoiceRow type="checkbox" name="remember" defaultChecked={!response || response.typed.remember === 'on'}>
          {text.remember}
        </ChoiceRow>
        <LocalLink className="link" to={lostPasswordPath()}>
          {text.forgotten}
        </LocalLink>
      </div>
      <div className="formGridWide">
        <SubmitButton form={FORM} busyLabel={text.loggingIn} isFull>
          {text.logIn}
        </SubmitButton>
      </div>
    </PostedForm>
  );
}
