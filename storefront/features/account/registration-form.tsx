import { EmailField } from '../../forms/email-field.tsx';
import type { FormOutcome, FormResponse } from '../../forms/form-response.ts';
import { PostedForm, responseTo, SubmitButton } from '../../forms/posted-form.tsx';
import { useText } from '../../i18n/bilingual.ts';
import { LOGIN } from '../../i18n/messages/account.ts';
import { FORMS } from '../../i18n/messages/forms.ts';
import { TextField } from '../../ui/field.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { useAccountFields } from './account-fields.ts';

interface RegistrationFormProps {
  readonly outcome: FormOutcome<FormResponse> | undefined;
}

const FORM = 'register';

export function RegistrationForm({ outcome }: RegistrationFormProps) {
  const text = useText(LOGIN);
  const forms = useText(FORMS);
  const { field, secret } = useAccountFields(responseTo(FORM, outcome));
  return (
    <PostedForm name={FORM} outcome={outcome}>
      <EmailField {...field('email', text.email)} className="formGridWide" autoComplete="email" required />
      <TextField
        {...field('username', text.newUsername)}
        className="formGridWide"
        note={forms.optional}
        hint={text.newUsernameHint}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField
        {...secret('password', text.password)}
        className="formGridWide"
        hint={text.passwordRule}
        showLabel={text.showPassword}
        autoComplete="new-password"
        required
      />
      <div className="formGridWide">
        <SubmitButton form={FORM} variant="solid" busyLabel={text.creating} isFull>
          {text.createAccount}
        </SubmitButton>
      </div>
      <p className="hint formGridWide">{text.benefits}</p>
    </PostedForm>
  );
}
