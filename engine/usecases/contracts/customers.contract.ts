import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { EMPTY_ABOUT, type NewCustomer } from '#engine/domain/customers/customer.ts';
import { JAKARTA, NOON } from '#engine/domain/testing/shop.ts';
import type { Login } from '../ports/customers.ts';
import type { OpenedStore, OpenStore } from '../testing/opened-ports.ts';

export const person = (username: string, rest: Partial<NewCustomer> = {}): NewCustomer => ({
  username,
  nicename: username.toLowerCase(),
  email: `${username}@example.test`,
  firstName: 'Budi',
  lastName: '',
  displayName: username,
  about: EMPTY_ABOUT,
  language: 'id',
  billing: JAKARTA,
  shipping: { ...JAKARTA, email: '' },
  meta: { wishlist: '[1]' },
  registeredAt: NOON,
  modifiedAt: NOON,
  ...rest,
});
const LATER = new Date(NOON.getTime() + 60_000);
const loginOf = (customerId: number, id: string): Login => ({
  id,
  customerId,
  kind: 'remembered',
  begunAt: NOON,
  expiresAt: LATER,
});

export const customersContract = (name: string, open: OpenStore) =>
  describe(`customers in ${name}`, () => {
    let store: OpenedStore;
    beforeAll(async () => {
      store = await open();
    });
    afterAll(() => store.close());
    const inUnit: OpenedStore['ports']['unitOfWork'] = (work) => store.ports.unitOfWork(work);
    const add = (customer: NewCustomer) =>
      inUnit(({ customers }) => customers.add(customer, `hash ${customer.username}`));
    const reads = () => store.ports.customers;

    test('finds a customer by id, email address and username, case-insensitively', async () => {
      const added = await add(
        person('Whole', { about: { nickname: 'W', description: 'x', url: 'https://w.example' } }),
      );
      const { id, ...kept } = added;
      expect(kept).toEqual(person('Whole', { about: added.about }));
      expect(await reads().find(id)).toEqual(added);
      for (const login of ['WHOLE', ' whole@EXAMPLE.test ', 'Whole']) {
        expect(await reads().findByLogin(login)).toEqual({ customer: added, passwordHash: 'hash Whole', reset: null });
      }
      expect(await reads().findByLogin('whol')).toBeNull();
      expect(await reads().find(987_654_321)).toBeNull();
    });

    test('prefers an email address over an equal username', async () => {
      const named = await add(person('both@example.test', { email: 'other@example.test' }));
      const owner = await add(person('owner', { email: 'both@example.test' }));
      expect((await reads().findByLogin('both@example.test'))?.customer.id).toBe(owner.id);
      expect((await reads().findByUsername(' BOTH@example.test'))?.customer.id).toBe(named.id);
      expect(await reads().findByUsername('other@example.test')).toBeNull();
    });

    test('returns the taken name with its numbered variants, up to the first that is free', async () => {
      const budi = await add(person('Budi'));
      for (const username of ['budi2', 'budi17', 'budiman', 'budi.s', 'a%']) await add(person(username));
      const claimed = await inUnit(({ customers }) =>
        customers.claim({ email: 'BUDI@example.test', username: 'BUDI' }),
      );
      expect(claimed).toEqual({ emailOwner: budi.id, names: new Set(['budi', 'budi2']) });
      expect(await inUnit(({ customers }) => customers.claim({ email: 'new@example.test', username: '%' }))).toEqual({
        emailOwner: null,
        names: new Set(),
      });
    });

    test('parallel registrations do not get the same name', async () => {
      const register = () =>
        inUnit(async ({ customers }) => {
          const { names } = await customers.claim({ email: 'x@example.test', username: 'twin' });
          const username = names.has('twin') ? 'twin2' : 'twin';
          return customers.add(person(username), 'hash');
        });
      const both = await Promise.all([register(), register()]);
      expect(both.map(({ username }) => username).sort()).toEqual(['twin', 'twin2']);
    });

    test('saves a changed profile', async () => {
      const added = await add(person('changing'));
      const changed = { ...added, email: 'changed@example.test', lastName: 'B', meta: {}, modifiedAt: LATER };
      await inUnit(({ customers }) => customers.save(changed));
      expect(await reads().find(added.id)).toEqual(changed);
      expect((await reads().findByLogin('CHANGED@example.test'))?.customer.id).toBe(added.id);
    });

    test('a newer reset replaces an older one, and a new password deletes it', async () => {
      const forgetful = await add(person('forgetful'));
      const { id } = forgetful;
      const account = () => inUnit(({ customers }) => customers.forUpdate(id));
      for (const digest of ['one', 'two'])
        await inUnit(({ customers }) => customers.setReset(forgetful, { digest, until: LATER }));
      expect((await account())?.reset).toEqual({ digest: 'two', until: LATER });
      await inUnit(({ customers }) => customers.setPassword(id, 'new'));
      expect(await account()).toMatchObject({ passwordHash: 'new', reset: null });
      await inUnit(({ customers }) => customers.setReset(forgetful, { digest: 'three', until: LATER }));
      await inUnit(({ customers }) => customers.setReset(forgetful, null));
      expect(await account()).toMatchObject({ reset: null });
      const moved = { ...forgetful, email: 'moved@example.test' };
      expect(await inUnit(({ customers }) => customers.setReset(moved, { digest: 'four', until: LATER }))).toBe(false);
      expect(await account()).toMatchObject({ reset: null });
    });

    test('a login ends by expiry, by logout, or with all logins of its customer', async () => {
      const [one, other] = [await add(person('first')), await add(person('second'))];
      const login = (id: string, customerId: number, expiresAt = LATER) =>
        inUnit(({ customers }) => customers.addLogin({ id, customerId, expiresAt, kind: 'visit', begunAt: NOON }));
      for (const id of ['a', 'b', 'c']) await login(id, one.id);
      await login('d', other.id);
      await login('old', other.id, NOON);
      const alive = async (at = NOON) =>
        Promise.all(['a', 'b', 'c', 'd', 'old'].map(async (id) => (await reads().loggedIn(id, at))?.username ?? null));
      expect(await alive()).toEqual(['first', 'first', 'first', 'second', null]);
      expect(await alive(LATER)).toEqual([null, null, null, null, null]);
      await inUnit(({ customers }) => customers.endLogin('a'));
      expect(await alive()).toEqual([null, 'first', 'first', 'second', null]);
      await inUnit(({ customers }) => customers.endLogins(one.id));
      expect(await alive()).toEqual([null, null, null, 'second', null]);
      await inUnit(({ customers }) => customers.endLoginsBefore(NOON));
      expect((await reads().loggedIn('old', new Date(0))) ?? (await reads().loggedIn('d', NOON))?.username).toBe(
        'second',
      );
    });

    test('lists the logins of a customer, newest first', async () => {
      const { id } = await add(person('everywhere'));
      const [old, young] = [loginOf(id, 'old-phone'), { ...loginOf(id, 'new-phone'), begunAt: LATER }];
      for (const login of [old, young]) await inUnit(({ customers }) => customers.addLogin(login));
      expect(await reads().loginsOf(id)).toEqual([young, old]);
      expect(await inUnit(({ customers }) => customers.loginsOf(id))).toEqual([young, old]);
    });

    test('removing an account removes its logins', async () => {
      const { id } = await add(person('leaving'));
      await inUnit(({ customers }) => customers.addLogin(loginOf(id, 'last')));
      await inUnit(({ customers }) => customers.remove(id));
      expect([await reads().find(id), await reads().loggedIn('last', NOON)]).toEqual([null, null]);
      expect(await reads().loginsOf(id)).toEqual([]);
    });

    test('searches by part of a name or email address, newest first', async () => {
      const added = [await add(person('listed-a')), await add(person('listed-b', { displayName: 'Bu Sari' }))];
      const list = async (search: string, first = 10) =>
        (await reads().list({ search, page: { first } })).rows.map(({ id }) => id);
      expect(await list('LISTED-')).toEqual(added.map(({ id }) => id).reverse());
      expect(await list('listed-', 1)).toEqual([added[1]?.id]);
      expect(await list('bu sari')).toEqual([added[1]?.id]);
      expect(await list('a@example')).toContain(added[0]?.id);
      expect(await list('%')).not.toContain(added[0]?.id);
    });
  });
