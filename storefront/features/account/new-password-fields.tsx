import type { FormResponse } from '../../forms/form-response.ts';
import { useText } from '../../i18n/bilingual.ts';
import { LOGIN, PROFILE } from '../../i18n/messages/account.ts';
import { PasswordField } from '../../ui/password-field.tsx';
import { useAccountFields } from './account-fields.ts';

/** The new password and its repetition. */
export function NewPasswordFields({ response }: { readonly response: FormResponse | undefined }) {
  const text = useText(PROFILE);
  const login = useText(LOGIN);
  const { secret } = useAccountFields(response);
  return (
    <>
      <PasswordField
        {...secret('newPassword', text.newPassword)}
        hint={login.passwordRule}
        showLabel={login.showPassword}
        autoComplete="new-password"
        required
      />
      <PasswordField
        {...secret('confirmPassword', text.confirmPassword)}
        showLabel={login.showPassword}
        autoComplete="new-password"
        required
      />
    </>
  );
}
