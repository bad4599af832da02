import { describe, expect, test } from 'vitest';
import { formWith } from '../testing/form.ts';
import { readLogin, readPasswordChange, readProfile, readRegistration } from './account.ts';

const problemsOf = (reading: ReturnType<typeof readLogin> | ReturnType<typeof readRegistration>) =>
  reading.ok ? null : reading.problems;

test('asks for what a login lacks', () => {
  expect(problemsOf(readLogin(formWith({ username: '  ' })))).toEqual({ username: 'required', password: 'required' });
});

test('takes a password to log in with as it is, with spaces around it', () => {
  expect(readLogin(formWith({ username: ' budi ', password: ' a ', remember: 'on' }))).toEqual({
    ok: true,
    value: { username: 'budi', password: ' a ', remember: 'on' },
  });
});

test('reads the name to log in with as it is seen, where it was copied', () => {
  const pasted = { username: '\u200bbudi@example.test\u200e', password: 'a' };
  expect(readLogin(formWith(pasted))).toMatchObject({ value: { username: 'budi@example.test' } });
});

describe('a registration', () => {
  const register = (fields: Readonly<Record<string, string>>) =>
    readRegistration(formWith({ email: 'budi@example.test', password: 'correct horse', ...fields }));

  test('needs no username', () => {
    expect(register({})).toMatchObject({ ok: true, value: { username: '' } });
  });

  test.each([
    ['seven characters', '1234567', 'passwordShort'],
    ['seven characters outside the basic plane', '🛢️'.repeat(3), 'passwordShort'],
    ['129 characters', 'x'.repeat(129), 'passwordLong'],
    ['nothing', '', 'required'],
  ])('refuses a password of %s', (_case, password, problem) => {
    expect(problemsOf(register({ password }))).toEqual({ password: problem });
  });

  test.each(['Budi@example.test', ' budi ', 'Si Budi'])(
    'refuses the password %j, which anybody guesses',
    (password) => {
      const problems = problemsOf(register({ password: password.padEnd(8), username: 'Si Budi' }));
      expect(problems).toEqual({ password: 'passwordGuessable' });
    },
  );

  test('hears of every wrong field at once', () => {
    expect(problemsOf(register({ email: 'budi@', username: 'x'.repeat(61), password: 'short' }))).toEqual({
      email: 'email',
      username: 'long',
      password: 'passwordShort',
    });
    expect(problemsOf(register({ email: 'budi', username: 'budisantoso', password: 'budisantoso' }))).toEqual({
      email: 'email',
      password: 'passwordGuessable',
    });
  });

  test.each(['', 'budi', 'budi@', `${'a'.repeat(250)}@example.test`])('refuses the address %j', (email) => {
    expect(problemsOf(register({ email }))).toHaveProperty('email');
  });
});

test('refuses a repetition that differs, once each password is there', () => {
  const change = { currentPassword: 'old password', newPassword: 'new password' };
  expect(readPasswordChange(formWith({ ...change, confirmPassword: 'new passwort' }))).toEqual({
    ok: false,
    problems: { confirmPassword: 'passwordsDiffer' },
  });
  expect(readPasswordChange(formWith({ ...change, confirmPassword: '' }))).toEqual({
    ok: false,
    problems: { confirmPassword: 'required' },
  });
  expect(readPasswordChange(formWith({ ...change, confirmPassword: 'new password' }))).toMatchObject({ ok: true });
});

test('a profile may have a single name', () => {
  expect(readProfile(formWith({ firstName: 'Suharto', email: 'suharto@example.test' }))).toMatchObject({ ok: true });
});
