import { decodeJwt } from 'jose';
import { describe, expect, test } from 'vitest';
import { DATABASES } from '#engine/adapters/database/testing/databases.ts';
import { CONTENTS, logIn, mailsTo, PASSWORD, REGISTER, VIEWER } from './testing/account.ts';
import { ADD, ask, firstCode, visitor } from './testing/client.ts';
import { sharedShop } from './testing/open-shop.ts';

describe.each(DATABASES)('a registration on %s', (_name, open) => {
  const shop = sharedShop(open);

  test('creates an account, sends a welcome email, and logs the visitor in with the cart kept', async () => {
    const browser = visitor(shop, 'id');
    await browser.ask(ADD, { input: { productId: shop.ids.cleaner, quantity: 3 } });
    const input = { email: 'Budi@example.test', firstName: 'Budi', lastName: 'Santoso', password: PASSWORD };
    const { data, errors, token } = await browser.ask(REGISTER, { input });
    expect(errors).toEqual([]);
    const { customer, viewer } = data.registerCustomer;
    expect(customer).toMatchObject({
      username: 'budi.santoso',
      email: 'Budi@example.test',
      displayName: 'Budi Santoso',
      role: 'customer',
      date: '2026-11-21T12:00:00+00:00',
      id: btoa(`user:${customer.databaseId}`),
    });
    expect(viewer).toEqual({
      databaseId: customer.databaseId,
      username: 'budi.santoso',
      nicename: 'budi-santoso',
      email: 'Budi@example.test',
    });
    expect(decodeJwt(token ?? '').data).toEqual({ customer_id: String(customer.databaseId) });
    expect(await mailsTo(shop, 'Budi@example.test', 'customer-welcome')).toEqual([
      { kind: 'customer-welcome', to: 'Budi@example.test', language: 'id', name: 'Budi', username: 'budi.santoso' },
    ]);
    await logIn(browser, 'budi.santoso');
    expect((await browser.ask(CONTENTS)).data.cart.contents.itemCount).toBe(3);
  });

  test('returns tokens where they are queried', async () => {
    const document = REGISTER.replace('viewer {', 'authToken refreshToken viewer {');
    const { data } = await ask(shop, document, {
      variables: { input: { email: 't@example.test', password: PASSWORD } },
    });
    const headers = { Authorization: `Bearer ${data.registerCustomer.authToken}` };
    expect((await ask(shop, VIEWER, { headers })).data.viewer.email).toBe('t@example.test');
    expect(data.registerCustomer.refreshToken).toEqual(expect.any(String));
  });

  test.each([
    ['a device', {}, 365],
    ['a browser that remembers it', { rememberMe: true }, 14],
    ['a browser that forgets it', { rememberMe: false }, 2],
  ])('ends the login of %s as it said', async (_case, kind, days) => {
    const input = { email: `for-${days}@example.test`, password: PASSWORD, ...kind };
    const document = REGISTER.replace('viewer {', 'refreshToken viewer {');
    const { data } = await ask(shop, document, { variables: { input } });
    const { iat = 0, exp = 0 } = decodeJwt(data.registerCustomer.refreshToken);
    expect((exp - iat) / 86_400).toBe(days);
  });

  test.each([
    [
      'an email address that is taken, in any case',
      { email: 'TAKEN@example.test' },
      'An account is already registered with your email address. Please log in.',
    ],
    [
      'a username that is taken, in any case',
      { username: 'TAKEN' },
      'An account is already registered with that username. Please choose another.',
    ],
    ['a username with other signs', { username: 'a<script>' }, 'Please provide a valid account username.'],
    ['no email address', { email: '' }, 'Please provide a valid email address.'],
    ['no password', { password: '' }, 'Please enter an account password.'],
    ['a short password', { password: 'kunci' }, 'Your password must have at least 8 characters.'],
    [
      'the email address as password',
      { password: 'new@example.test' },
      'Your password must not be your name or email address.',
    ],
  ])('rejects registering with %s, and sends no email', async (_case, rest, message) => {
    const taken = { email: 'taken@example.test', username: 'taken', password: PASSWORD };
    await ask(shop, REGISTER, { variables: { input: taken } });
    const input = { email: 'new@example.test', username: 'new', password: PASSWORD, ...rest };
    const reply = await ask(shop, REGISTER, { variables: { input } });
    expect(reply.data.registerCustomer).toBeNull();
    expect(reply.errors[0]).toMatchObject({ message, extensions: { category: 'user' } });
    expect(await mailsTo(shop, 'new@example.test', 'customer-welcome')).toEqual([]);
  });

  test('creates one account for two simultaneous registrations with one email address', async () => {
    const input = { email: 'twin@example.test', password: PASSWORD };
    const both = await Promise.all([1, 2].map(() => ask(shop, REGISTER, { variables: { input } })));
    expect(both.map(firstCode).sort()).toEqual(['ACCOUNT_EMAIL_TAKEN', undefined]);
  });
});
