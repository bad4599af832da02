import type { ComponentProps } from 'react';
import { useText } from '../i18n/bilingual.ts';
import { LOGIN } from '../i18n/messages/account.ts';
import { PasswordField } from '../ui/password-field.tsx';
import { PasswordOwner } from './password-owner.tsx';
import { PostedForm, SubmitButton } from './posted-form.tsx';

interface PasswordOnlyFormProps extends Pick<ComponentProps<typeof PostedForm>, 'name' | 'outcome' | 'action'> {
  /** Whose password it is: sent along, and read by password managers. */
  readonly owner: { readonly name: 'username' | 'email'; readonly value: string };
  readonly password: Omit<ComponentProps<typeof PasswordField>, 'showLabel' | 'className' | 'required'>;
  readonly button: { readonly label: string; readonly busyLabel: string };
}

/** A form with nothing to type but a password. */
export function PasswordOnlyForm({ owner, password, button, ...form }: PasswordOnlyFormProps) {
  const { showPassword } = useText(LOGIN);
  return (
    <PostedForm {...form}>
      <PasswordOwner {...owner} />
      <PasswordField {...password} className="formGridWide" showLabel={showPassword} required />
      <div className="formGridWide">
        <SubmitButton form={form.name} variant="solid" size="md" busyLabel={button.busyLabel}>
          {button.label}
        </SubmitButton>
      </div>
    </PostedForm>
  );
}
