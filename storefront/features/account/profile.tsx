import { useState } from 'react';
import { EmailField } from '../../forms/email-field.tsx';
import type { FormOutcome, FormResponse } from '../../forms/form-response.ts';
import { PostedForm, responseTo, SubmitButton } from '../../forms/posted-form.tsx';
import { useText } from '../../i18n/bilingual.ts';
import { LOGIN, PROFILE } from '../../i18n/messages/account.ts';
import { FORMS } from '../../i18n/messages/forms.ts';
import type { Viewer } from '../../model/account/viewer.ts';
import { NAME_TYPING, TextField } from '../../ui/field.tsx';
import { Note } from '../../ui/note.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { useAccountFields } from './account-fields.ts';
import { AccountSection, AccountSections } from './account-sections.tsx';
import { PasswordForm } from './password-form.tsx';

export type SavedForm = 'profile' | 'password';

interface ProfileProps {
  readonly viewer: Viewer;
  readonly outcome: FormOutcome<FormResponse> | undefined;
  /** The form that was saved last. */
  readonly saved: SavedForm | null;
}

/** Who the customer is, and the password. */
export function Profile({ viewer, outcome, saved }: ProfileProps) {
  const text = useText(PROFILE);
  return (
    <AccountSections>
      <AccountSection title={text.personal}>
        {saved === 'profile' && !outcome ? <Note tone="ok">{text.saved}</Note> : null}
        <ProfileForm viewer={viewer} outcome={outcome} />
      </AccountSection>
      <AccountSection title={text.changePassword}>
        {saved === 'password' && !outcome ? <Note tone="ok">{text.passwordChanged}</Note> : null}
        <PasswordForm username={viewer.username} outcome={outcome} />
      </AccountSection>
    </AccountSections>
  );
}

const FORM = 'profile';

function ProfileForm({ viewer, outcome }: Omit<ProfileProps, 'saved'>) {
  const text = useText(PROFILE);
  const forms = useText(FORMS);
  const response = responseTo(FORM, outcome);
  const { field } = useAccountFields(response);
  return (
    <PostedForm name={FORM} outcome={outcome}>
      <TextField
        {...field('firstName', text.firstName, viewer.firstName)}
        note={forms.optional}
        autoComplete="given-name"
        {...NAME_TYPING}
      />
      <TextField
        {...field('lastName', text.lastName, viewer.lastName)}
        note={forms.optional}
        autoComplete="family-name"
        {...NAME_TYPING}
      />
      <TextField
        {...field('displayName', text.displayName, viewer.displayName)}
        hint={text.displayNameHint}
        note={forms.optional}
        autoComplete="nickname"
      />
      <TextField
        name="username"
        label={text.username}
        hint={text.usernameHint}
        defaultValue={viewer.username}
        disabled
      />
      <EmailFields viewer={viewer} response={response} />
      <div className="formGridWide">
        <SubmitButton form={FORM} variant="solid" size="md" busyLabel={text.saving}>
          {text.save}
        </SubmitButton>
      </div>
    </PostedForm>
  );
}

interface EmailFieldsProps {
  readonly viewer: Viewer;
  readonly response: FormResponse | undefined;
}

/** The email address; with another one the present password, without script once the form has come back for it. */
function EmailFields({ viewer, response }: EmailFieldsProps) {
  const text = useText(PROFILE);
  const login = useText(LOGIN);
  const { field, secret } = useAccountFields(response);
  const [typed, setTyped] = useState<string | null>(null);
  const email = field('email', text.email, viewer.email);
  const isNew = (typed ?? email.defaultValue) !== viewer.email;
  return (
    <>
      <EmailField
        {...email}
        className="formGridWide"
        hint={text.emailHint}
        autoComplete="email"
        onEmail={setTyped}
        required
      />
      {isNew ? (
        <PasswordField
          {...secret('currentPassword', text.currentPassword)}
          className="formGridWide"
          hint={text.currentPasswordHint}
          isInvalid={response?.refusal?.code === 'PASSWORD_WRONG'}
          showLabel={login.showPassword}
          autoComplete="current-password"
          required
        />
      ) : null}
    </>
  );
}
