import { expect, test } from 'vitest';
import type { RefusalCode } from '#contract/refusals.ts';
import { withAccountRefusal } from './with-account-refusal.ts';

const refusal = (code: RefusalCode) => ({ code, facts: {}, fields: [], message: '' });

function formWith(...names: readonly string[]): FormData {
  const form = new FormData();
  for (const name of names) form.set(name, 'x');
  return form;
}

test.each([
  ['a taken address', 'ACCOUNT_EMAIL_TAKEN', { email: 'emailTaken' }],
  ['a taken username', 'USERNAME_TAKEN', { username: 'usernameTaken' }],
  ['a password that is a name', 'PASSWORD_GUESSABLE', { password: 'passwordGuessable' }],
] as const)('says at its field what the shop refuses: %s', (_case, code, problems) => {
  const { data, init } = withAccountRefusal(formWith('email', 'username', 'password'), refusal(code));
  expect(data.response).toMatchObject({ problems, refusal: null });
  expect(init).toEqual({ status: 422 });
});

test('knows a new password by its field', () => {
  const { data } = withAccountRefusal(formWith('newPassword'), refusal('PASSWORD_GUESSABLE'));
  expect(data.response.problems).toEqual({ newPassword: 'passwordGuessable' });
});

test('leaves above the form what is about no field', () => {
  const tooOften = refusal('TOO_MANY_TRIES');
  expect(withAccountRefusal(formWith('email'), tooOften).data.response).toMatchObject({
    problems: {},
    refusal: tooOften,
  });
});
