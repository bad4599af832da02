import type { AccountProblem } from '#contract/inputs/account.ts';
import type { Refusal } from '#contract/refusals.ts';
import { withProblems, withRefusal } from './read-request.ts';

interface FieldProblem {
  readonly field: 'email' | 'username' | 'password' | 'currentPassword';
  readonly problem: AccountProblem;
}

const ABOUT_A_FIELD: Readonly<Partial<Record<Refusal['code'], FieldProblem>>> = {
  ACCOUNT_EMAIL_INVALID: { field: 'email', problem: 'email' },
  ACCOUNT_EMAIL_TAKEN: { field: 'email', problem: 'emailTaken' },
  USERNAME_INVALID: { field: 'username', problem: 'usernameInvalid' },
  USERNAME_TAKEN: { field: 'username', problem: 'usernameTaken' },
  PASSWORD_EMPTY: { field: 'currentPassword', problem: 'required' },
  PASSWORD_TOO_SHORT: { field: 'password', problem: 'passwordShort' },
  PASSWORD_TOO_LONG: { field: 'password', problem: 'passwordLong' },
  PASSWORD_GUESSABLE: { field: 'password', problem: 'passwordGuessable' },
};

/** The form again. What the shop refuses about one field is said there, as what the form itself finds. */
export function withAccountRefusal(form: FormData, refusal: Refusal) {
  const known = ABOUT_A_FIELD[refusal.code];
  if (!known) return withRefusal(form, refusal);
  const field = known.field === 'password' && form.has('newPassword') ? 'newPassword' : known.field;
  return withProblems<string, AccountProblem>(form, { problems: { [field]: known.problem } });
}
