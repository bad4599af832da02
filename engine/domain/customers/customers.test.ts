import { describe, expect, test } from 'vitest';
import { GEOGRAPHY, JAKARTA, NOON } from '../testing/shop.ts';
import { unwrap } from '../testing/unwrap.ts';
import { changeMeta, changeProfile, NO_PROFILE_CHANGE } from './profile.ts';
import { decideRegistration, type Registration } from './register.ts';

const request = (rest: Partial<Registration> = {}): Registration => ({
  ...NO_PROFILE_CHANGE,
  email: 'budi@example.test',
  username: '',
  password: 'pagi yang cerah',
  ...rest,
});

const decide = (registration: Registration, takenNames: readonly string[] = [], isEmailTaken = false) =>
  decideRegistration(registration, {
    geography: GEOGRAPHY,
    language: 'id',
    now: NOON,
    takenNames: new Set(takenNames),
    isEmailTaken,
  });

const codeOf = (result: ReturnType<typeof decide>) => (result.ok ? null : result.refusal.code);
const nameOf = (result: ReturnType<typeof decide>) => (result.ok ? result.value.username : result.refusal.code);

describe('a registration', () => {
  test.each([
    ['made from the names', { firstName: 'Budi', lastName: 'Santoso' }, [], 'budi.santoso'],
    ['without accents and signs', { firstName: 'Ṣàrí Ayu', lastName: "D'ewi" }, [], 'sari.ayu.d.ewi'],
    ['made from what stands before the @', { email: 'budi.s+shop@example.test' }, [], 'budi.s'],
    ['numbered where it is taken', { firstName: 'Budi', lastName: '' }, ['budi', 'budi2'], 'budi3'],
    ['numbered in any script', { firstName: '김', lastName: '' }, ['김'], '김2'.normalize('NFKD')],
    ['as chosen', { username: ' Budi S. ' }, [], 'Budi S.'],
    ['the own email address', { username: 'BUDI@example.test' }, [], 'BUDI@example.test'],
    ['something where nothing can be made of it', { email: '++@example.test' }, [], 'customer'],
  ])('gets a username %s', (_case, rest, taken, name) => {
    expect(nameOf(decide(request(rest), taken))).toBe(name);
  });

  test.each([
    ['without an email address', { email: '' }, 'ACCOUNT_EMAIL_INVALID'],
    ['with half an email address', { email: 'budi@' }, 'ACCOUNT_EMAIL_INVALID'],
    ['under a name with other signs', { username: 'budi<b>' }, 'USERNAME_INVALID'],
    ['under a name of signs alone', { username: '...' }, 'USERNAME_INVALID'],
    ['under a very long name', { username: 'b'.repeat(61) }, 'USERNAME_INVALID'],
    ['under somebody else’s email address', { username: 'sari@example.test' }, 'USERNAME_INVALID'],
    ['without a password', { password: '' }, 'PASSWORD_REQUIRED'],
    ['with a short password', { password: 'seven77' }, 'PASSWORD_TOO_SHORT'],
    ['with a password without end', { password: 'x'.repeat(129) }, 'PASSWORD_TOO_LONG'],
    ['with the email address as password', { password: 'BUDI@example.test' }, 'PASSWORD_GUESSABLE'],
    [
      'with the own name as password',
      { firstName: 'Budi', lastName: 'Santoso', password: 'budi santoso' },
      'PASSWORD_GUESSABLE',
    ],
    ['with the username as password', { username: 'budi1954', password: 'Budi1954' }, 'PASSWORD_GUESSABLE'],
    ['with a province that is none', { billing: { ...JAKARTA, state: 'ZZ' } }, 'ADDRESS_INVALID'],
  ])('%s is refused', (_case, rest, code) => {
    expect(codeOf(decide(request(rest)))).toBe(code);
  });

  test('refuses a taken name or email address, case-insensitively', () => {
    expect(codeOf(decide(request({ username: 'BUDI' }), ['budi']))).toBe('USERNAME_TAKEN');
    expect(codeOf(decide(request(), [], true))).toBe('ACCOUNT_EMAIL_TAKEN');
  });

  test('accepts 8 to 128 code points, also of two UTF-16 units each', () => {
    expect(codeOf(decide(request({ password: 'x'.repeat(128) })))).toBeNull();
    expect(codeOf(decide(request({ password: '🚗🚗🚗🚗🚗🚗🚗🚗' })))).toBeNull();
    expect(codeOf(decide(request({ password: '🚗🚗🚗🚗' })))).toBe('PASSWORD_TOO_SHORT');
  });

  test('derives the display name from the names, or from the username', () => {
    const named = decide(request({ firstName: 'Budi', lastName: 'Santoso' }));
    expect(named).toMatchObject({ value: { displayName: 'Budi Santoso', nicename: 'budi-santoso', language: 'id' } });
    expect(decide(request())).toMatchObject({ value: { displayName: 'budi', billing: { country: '' } } });
  });
});

describe('a changed account', () => {
  const decided = decide(request({ firstName: 'Budi', billing: JAKARTA, meta: [['wishlist', '[1]']] }));
  const budi = { ...unwrap(decided), id: 7 };

  test('keeps omitted fields and clears empty ones', () => {
    const changed = changeProfile(
      budi,
      { ...NO_PROFILE_CHANGE, lastName: 'Santoso', billing: { company: '', phone: '0812 1' } },
      GEOGRAPHY,
    );
    expect(changed).toMatchObject({
      value: {
        firstName: 'Budi',
        lastName: 'Santoso',
        billing: { ...JAKARTA, phone: '0812 1' },
        meta: { wishlist: '[1]' },
      },
    });
    expect(
      changeProfile(budi, { ...NO_PROFILE_CHANGE, billing: { overwrite: true, city: 'Bandung' } }, GEOGRAPHY),
    ).toMatchObject({
      value: { billing: { city: 'Bandung', address1: '', country: '' } },
    });
  });

  test('copies the billing address to the shipping address', () => {
    expect(changeProfile(budi, { ...NO_PROFILE_CHANGE, shippingSameAsBilling: true }, GEOGRAPHY)).toMatchObject({
      value: { shipping: { ...JAKARTA, email: '' } },
    });
  });

  test('requires an email address', () => {
    expect(changeProfile(budi, { ...NO_PROFILE_CHANGE, email: ' ' }, GEOGRAPHY)).toMatchObject({
      refusal: { code: 'ACCOUNT_EMAIL_INVALID' },
    });
  });
});

describe('client data of an account', () => {
  const keep = (...given: (readonly [string, string])[]) => changeMeta({ wishlist: '[1]' }, given);

  test('has keys of up to 50 characters', () => {
    const [longest, tooLong] = ['k'.repeat(50), 'k'.repeat(51)];
    expect(keep([longest, 'dark'], [tooLong, 'dark'])).toEqual({
      ok: true,
      value: { wishlist: '[1]', [longest]: 'dark' },
    });
  });

  test('is set, replaced and removed by its key', () => {
    expect(keep(['wishlist', '[1,2]'], ['theme', 'dark'])).toEqual({
      ok: true,
      value: { wishlist: '[1,2]', theme: 'dark' },
    });
    expect(keep(['wishlist', ''])).toEqual({ ok: true, value: {} });
  });

  test.each(['_paid', 'wp_capabilities', 'session_tokens', 'role', 'paying_customer', 'two words', '__proto__', ''])(
    'is never the shop’s own: %j',
    (key) => {
      expect(keep([key, 'administrator'])).toEqual({ ok: true, value: { wishlist: '[1]' } });
    },
  );

  test.each([
    ['a text without end', [['wishlist', 'x'.repeat(60_001)]]],
    ['too many keys', Array.from({ length: 20 }, (_, place) => [`key${place}`, 'x'])],
  ] as const)('is refused when it is %s', (_case, given) => {
    expect(keep(...(given as readonly (readonly [string, string])[]))).toMatchObject({
      refusal: { code: 'META_TOO_MUCH' },
    });
  });
});
