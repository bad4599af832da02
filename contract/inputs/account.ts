import { z } from 'zod';
import { emailField, MAX_EMAIL_LENGTH } from './email-field.ts';
import { seenText } from './pasted-text.ts';
import { formReader } from './read-form.ts';

/** What is wrong with a field of an account's forms; the page shows it in the visitor's language. */
export type AccountProblem =
  | 'required'
  | 'email'
  | 'emailTaken'
  | 'long'
  | 'usernameInvalid'
  | 'usernameTaken'
  | 'passwordShort'
  | 'passwordLong'
  | 'passwordGuessable'
  | 'passwordsDiffer';

/** As many characters as the engine takes, counted in code points. */
const PASSWORD_LENGTH = { min: 8, max: 128 } as const;

const MAX_NAME_LENGTH = 100;

const login = z.string().overwrite(seenText).trim().min(1, 'required').max(MAX_EMAIL_LENGTH, 'long');
const name = z.string().trim().max(MAX_NAME_LENGTH, 'long');
const typedPassword = z.string().min(1, 'required').max(1024, 'passwordLong');
const newPassword = typedPassword
  .refine((password) => [...password].length >= PASSWORD_LENGTH.min, 'passwordShort')
  .refine((password) => [...password].length <= PASSWORD_LENGTH.max, 'passwordLong');

const LoginForm = z.object({ username: login, password: typedPassword, remember: z.string() });
const RegistrationForm = z.object({
  username: z.string().trim().max(60, 'long'),
  email: emailField,
  password: newPassword,
});
/** Opened with an order, whose email address it gets. */
const OrderAccountForm = RegistrationForm.omit({ email: true });
/** The present password is asked for only where the email address is another one than before. */
const currentPassword = z.string().max(1024, 'passwordLong');
const ProfileForm = z.object({
  firstName: name,
  lastName: name,
  displayName: name,
  email: emailField,
  currentPassword,
});
const NewPasswordForm = z.object({ newPassword, confirmPassword: typedPassword });
const PasswordForm = NewPasswordForm.extend({ currentPassword: typedPassword });
const EraseForm = z.object({ currentPassword: typedPassword });
const ResetRequestForm = z.object({ username: login });

const read = formReader<AccountProblem>();

export const readLogin = (form: FormData) => read(LoginForm, form);
export const readOrderAccount = (form: FormData) => read(OrderAccountForm, form);
export const readProfile = (form: FormData) => read(ProfileForm, form);
export const readErasure = (form: FormData) => read(EraseForm, form);
export const readResetRequest = (form: FormData) => read(ResetRequestForm, form);

/** A password that is a name of the account is found here too, so that the form hears of everything at once. */
export function readRegistration(form: FormData) {
  const reading = read(RegistrationForm, form);
  const problems = reading.ok ? {} : reading.problems;
  if (problems.password || !isGuessable(form)) return reading;
  return { ok: false, problems: { ...problems, password: 'passwordGuessable' } } as const;
}

/** The engine knows of more names. */
function isGuessable(form: FormData): boolean {
  const [password, email, username] = ['password', 'email', 'username'].map((name) =>
    String(form.get(name) ?? '')
      .trim()
      .toLowerCase(),
  );
  return password !== '' && [email, email?.split('@')[0], username].includes(password);
}

/** The new password and its repetition. */
export function readNewPassword(form: FormData) {
  const reading = read(NewPasswordForm, form);
  return isRepeated(form) || !reading.ok ? reading : DIFFERENT;
}

/** The same with the present password. */
export function readPasswordChange(form: FormData) {
  const reading = read(PasswordForm, form);
  return isRepeated(form) || !reading.ok ? reading : DIFFERENT;
}

const isRepeated = (form: FormData): boolean => form.get('newPassword') === form.get('confirmPassword');

const DIFFERENT = { ok: false, problems: { confirmPassword: 'passwordsDiffer' } } as const;
