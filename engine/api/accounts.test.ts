import { decodeJwt } from 'jose';
import { describe, expect, test } from 'vitest';
import { LIMITS } from '#contract/limits.ts';
import { DATABASES } from '#engine/adapters/database/testing/databases.ts';
import { JAKARTA } from '#engine/domain/testing/shop.ts';
import { CONTENTS, customerOf, logIn, mailsTo, PASSWORD, REGISTER, VIEWER } from './testing/account.ts';
import { ADD, ask, firstCode, firstMessage, visitor } from './testing/client.ts';
import { sharedShop } from './testing/open-shop.ts';

const UPDATE = `mutation ($input: UpdateCustomerInput!) {
  updateCustomer(input: $input) {
    authToken refreshToken
    customer { id databaseId username email firstName lastName metaData { key value } billing { city email } shipping { city } hasCalculatedShipping }
  }
}`;
const UPDATE_USER =
  'mutation ($input: UpdateUserInput!) { updateUser(input: $input) { user { id databaseId firstName } } }';
const CUSTOMER =
  '{ customer { id databaseId username email firstName displayName role billing { city } shipping { city } metaData { key value } } }';

describe.each(DATABASES)('accounts on %s', (_name, open) => {
  const shop = sharedShop(open);

  describe('a guest who logs in', () => {
    test('merges both carts; the guest’s session is gone, and the customer’s token opens the cart', async () => {
      const sari = await customerOf(shop, 'sari');
      await sari.ask(ADD, { input: { productId: shop.ids.cleaner, quantity: 1 } });
      await sari.ask(ADD, { input: { productId: shop.ids.handbook, quantity: 1 } });
      const guest = visitor(shop);
      await guest.ask(ADD, { input: { productId: shop.ids.cleaner, quantity: 4 } });
      await guest.ask(ADD, { input: { productId: shop.ids.polish, quantity: 2 } });
      const before = guest.token();
      const { token } = await logIn(guest, 'sari');
      expect(decodeJwt(token ?? '').data).toEqual({ customer_id: String(sari.id) });
      const { nodes } = (await guest.ask(CONTENTS)).data.cart.contents;
      expect(nodes.map(({ quantity }: { quantity: number }) => quantity)).toEqual([4, 1, 2]);
      expect((await ask(shop, CONTENTS, { token: before })).data.cart.contents.itemCount).toBe(0);
      expect((await sari.ask(CONTENTS)).data.cart.contents.itemCount).toBe(7);
    });

    test('also merges what was added while the login was not sent', async () => {
      const tono = await customerOf(shop, 'tono');
      const guest = visitor(shop);
      await guest.ask(ADD, { input: { productId: shop.ids.cleaner, quantity: 2 } });
      const { data, token } = await ask(shop, CONTENTS, { token: guest.token(), headers: { Cookie: tono.cookie() } });
      expect(data.cart.contents.itemCount).toBe(2);
      expect(decodeJwt(token ?? '').data).toEqual({ customer_id: String(tono.id) });
    });

    test('goes on with the address just typed, unless the account has one', async () => {
      await customerOf(shop, 'wawan');
      const moved = await customerOf(shop, 'moved');
      await moved.ask(UPDATE, { input: { billing: JAKARTA } });
      for (const [name, city] of [
        ['wawan', 'Bandung'],
        ['moved', 'Jakarta'],
      ] as const) {
        const guest = visitor(shop);
        await guest.ask(ADD, { input: { productId: shop.ids.cleaner, quantity: 1 } });
        await guest.ask(UPDATE, { input: { billing: { ...JAKARTA, city: 'Bandung' } } });
        await logIn(guest, name);
        const { customer } = (await guest.ask(CUSTOMER)).data;
        expect(customer).toMatchObject({ username: name, email: `${name}@example.test`, billing: { city } });
      }
    });

    test('does not open a customer’s cart to a token with the customer’s id alone', async () => {
      const [ana, udin] = [await customerOf(shop, 'ana'), await customerOf(shop, 'udin')];
      await ana.ask(ADD, { input: { productId: shop.ids.cleaner, quantity: 2 } });
      const guest = await ask(shop, CONTENTS, { token: ana.token() });
      expect(guest.data.cart.contents.itemCount).toBe(0);
      expect(decodeJwt(guest.token ?? '').data).toEqual({ customer_id: expect.stringMatching(/^t_/) });
      const other = await ask(shop, CONTENTS, { token: ana.token(), headers: { Cookie: udin.cookie() } });
      expect(other.data.cart.contents.itemCount).toBe(0);
      expect(decodeJwt(other.token ?? '').data).toEqual({ customer_id: String(udin.id) });
    });
  });

  describe('a customer', () => {
    test('changes profile, addresses and meta data, and leaves the rest as it is', async () => {
      const adi = await customerOf(shop, 'adi');
      const { data, errors } = await adi.ask(UPDATE, {
        input: {
          id: btoa(`user:${adi.id}`),
          firstName: 'Adi',
          email: 'adi.baru@example.test',
          billing: JAKARTA,
          shippingSameAsBilling: true,
          metaData: [
            { key: 'wishlist', value: '[12,15]' },
            { key: '_secret', value: 'x' },
          ],
        },
      });
      expect(errors).toEqual([]);
      expect(data.updateCustomer).toMatchObject({
        authToken: expect.any(String),
        customer: {
          databaseId: adi.id,
          username: 'adi',
          email: 'adi.baru@example.test',
          firstName: 'Adi',
          lastName: null,
          billing: { city: 'Jakarta' },
          shipping: { city: 'Jakarta' },
          hasCalculatedShipping: true,
          metaData: [{ key: 'wishlist', value: '[12,15]' }],
        },
      });
      await adi.ask(UPDATE, { input: { lastName: 'Putra', billing: { city: 'Depok' } } });
      expect((await adi.ask(CUSTOMER)).data.customer).toMatchObject({
        firstName: 'Adi',
        billing: { city: 'Depok' },
        shipping: { city: 'Jakarta' },
        metaData: [{ key: 'wishlist', value: '[12,15]' }],
      });
      expect(firstMessage(await logIn(visitor(shop), 'adi.baru@example.test'))).toBeUndefined();
      expect(await mailsTo(shop, adi.email, 'email-changed')).toEqual([
        {
          kind: 'email-changed',
          to: adi.email,
          language: 'en',
          name: '',
          username: 'adi',
          email: 'adi.baru@example.test',
        },
      ]);
    });

    test('can change the session alone', async () => {
      const beni = await customerOf(shop, 'beni');
      await beni.ask(UPDATE, { input: { billing: JAKARTA } });
      const { data } = await beni.ask(UPDATE, { input: { isSession: true, billing: { city: 'Bogor' } } });
      expect(data.updateCustomer.customer).toMatchObject({ databaseId: beni.id, billing: { city: 'Bogor' } });
      expect((await beni.ask(CUSTOMER)).data.customer.billing.city).toBe('Jakarta');
    });

    test.each([
      ['an email address somebody else has', { email: 'cici.other@example.test' }, 'ACCOUNT_EMAIL_TAKEN'],
      ['an email address that is none', { email: 'cici@' }, 'ACCOUNT_EMAIL_INVALID'],
      ['an unknown province', { billing: { ...JAKARTA, state: 'ZZ' } }, 'STATE_INVALID'],
      ['a short password', { password: 'kunci' }, 'PASSWORD_TOO_SHORT'],
      ['a wrong current password', { password: 'malam yang tenang', currentPassword: 'guess' }, 'PASSWORD_WRONG'],
      [
        'a wishlist without end',
        { metaData: [{ key: 'wishlist', value: 'x'.repeat(LIMITS.accountData + 1) }] },
        'META_TOO_MUCH',
      ],
    ])('rejects a change with %s, and changes nothing', async (_case, change, code) => {
      const cici = await customerOf(shop, `cici-${code.toLowerCase().replaceAll('_', '-')}`);
      await ask(shop, REGISTER, { variables: { input: { email: 'cici.other@example.test', password: PASSWORD } } });
      const before = (await cici.ask(CUSTOMER)).data;
      expect(firstCode(await cici.ask(UPDATE, { input: { firstName: 'Changed', ...change } }))).toBe(code);
      expect((await cici.ask(CUSTOMER)).data).toEqual(before);
      expect(firstMessage(await logIn(visitor(shop), cici.name))).toBeUndefined();
    });

    test.each(['constructor', '__proto__', 'toString', 'xx_XX'])(
      'to the language %s changes nothing',
      async (locale) => {
        const polyglot = await customerOf(shop, `polyglot.${locale.replaceAll('_', '')}`);
        const { errors } = await polyglot.ask(UPDATE_USER, { input: { id: polyglot.id, locale } });
        expect(errors).toEqual([]);
        expect((await polyglot.ask('{ viewer { locale } }')).data.viewer.locale).toBe('en_US');
      },
    );

    test('stays logged in on this device only after a new password', async () => {
      const dodi = await customerOf(shop, 'dodi');
      const elsewhere = visitor(shop);
      await logIn(elsewhere, 'dodi');
      const stolen = dodi.cookie();
      const input = { id: dodi.id, password: 'malam yang tenang', currentPassword: PASSWORD };
      const { data, errors, headers } = await dodi.ask(UPDATE_USER, { input });
      expect(errors).toEqual([]);
      expect(headers.getSetCookie()[0]?.includes('Max-Age')).toBe(true);
      expect(data.updateUser.user.databaseId).toBe(dodi.id);
      expect((await dodi.ask(VIEWER)).data.viewer).not.toBeNull();
      expect((await elsewhere.ask(VIEWER)).data.viewer).toBeNull();
      expect((await ask(shop, VIEWER, { headers: { Cookie: stolen } })).data.viewer).toBeNull();
      expect(await mailsTo(shop, 'dodi@example.test', 'password-changed')).toHaveLength(1);
      expect((await shop.mails()).filter(({ kind }) => kind === 'customer-password-changed').at(-1)).toMatchObject({
        to: 'shop@example.test',
        username: 'dodi',
      });
    });

    test.each([
      ['another customer', (id: number) => String(id + 1), 'NOT_CAPABLE'],
      ['something that is no id', () => 'abc!', 'USER_ID_INVALID'],
    ])('cannot change %s', async (_case, idOf, code) => {
      const eko = await customerOf(shop, `eko-${code.toLowerCase().replace('_', '-')}`);
      for (const document of [UPDATE, UPDATE_USER]) {
        expect(firstCode(await eko.ask(document, { input: { id: idOf(eko.id), firstName: 'X' } }))).toBe(code);
      }
    });

    test('is queried by their own id or none; other ids and guests are rejected', async () => {
      const fani = await customerOf(shop, 'fani');
      const byId = 'query ($id: ID, $customerId: Int) { customer(id: $id, customerId: $customerId) { databaseId } }';
      const own = { data: { customer: { databaseId: fani.id } } };
      for (const variables of [
        {},
        { customerId: 0 },
        { id: String(fani.id) },
        { id: btoa(`user:${fani.id}`) },
        { customerId: fani.id },
      ]) {
        expect(await fani.ask(byId, variables)).toMatchObject(own);
      }
      for (const variables of [{ id: 'guest' }, { id: 'abc!' }, { customerId: fani.id + 1 }]) {
        expect(firstMessage(await fani.ask(byId, variables))).toBe('Not authorized to access this customer');
      }
      expect(firstCode(await visitor(shop).ask(byId, { customerId: fani.id }))).toBe('CUSTOMER_FORBIDDEN');
    });

    test('as a guest, has the addresses of the session', async () => {
      const guest = visitor(shop);
      const { data } = await guest.ask(UPDATE, { input: { email: 'tamu@example.test', firstName: 'Tamu' } });
      expect(data.updateCustomer).toMatchObject({
        authToken: null,
        customer: { id: 'guest', databaseId: null, email: 'tamu@example.test', firstName: 'Tamu' },
      });
      expect(firstCode(await guest.ask(UPDATE_USER, { input: { id: '1', password: PASSWORD } }))).toBe('NOT_CAPABLE');
    });
  });
});
