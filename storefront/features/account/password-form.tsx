import type { FormOutcome, FormResponse } from '../../forms/form-response.ts';
import { PasswordOwner } from '../../forms/password-owner.tsx';
import { PostedForm, responseTo, SubmitButton } from '../../forms/posted-form.tsx';
import { useText } from '../../i18n/bilingual.ts';
import { LOGIN, PROFILE } from '../../i18n/messages/account.ts';
import { PasswordField } from '../../ui/password-field.tsx';
import { useAccountFields } from './account-fields.ts';
import { NewPasswordFields } from './new-password-fields.tsx';

interface PasswordFormProps {
  /** Tells password managers whose password this is. */
  readonly username: string;
  readonly outcome: FormOutcome<FormResponse> | undefined;
}

const FORM = 'password';

/** A new password, against the present one. */
export function PasswordForm({ username, outcome }: PasswordFormProps) {
  const text = useText(PROFILE);
  const login = useText(LOGIN);
  const response = responseTo(FORM, outcome);
  const { secret } = useAccountFields(response);
  return (
    <PostedForm name={FORM} outcome={outcome}>
      <PasswordOwner name="username" value={username} />
      <PasswordField
        {...secret('currentPassword', text.currentPassword)}
        className="formGridWide"
        isInvalid={response?.refusal?.code === 'PASSWORD_WRONG'}
        showLabel={login.showPassword}
        autoComplete="current-password"
        required
      />
      <NewPasswordFields response={response} />
      <p className="hint formGridWide">{text.passwordHelp}</p>
      <div className="formGridWide">
        <SubmitButton form={FORM} variant="line" size="md" busyLabel={text.changing}>
          {text.changePassword}
        </SubmitButton>
      </div>
    </PostedForm>
  );
}
