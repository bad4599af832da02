import type { Customer } from '#engine/domain/customers/customer.ts';
import { foldName } from '#engine/domain/text/text.ts';
import type { Account, CustomerReads, Customers } from '../../ports/customers.ts';
import { pageOfList } from './page-of-list.ts';
import type { State } from './state.ts';

function takenNames(all: ReadonlySet<string>, name: string): ReadonlySet<string> {
  const taken = new Set<string>();
  for (let number = 2, next = name; all.has(next); next = `${name}${number++}`) taken.add(next);
  return taken;
}

export const customerReads = (state: () => State): CustomerReads => {
  const accounts = () => [...state().customers.values()];
  const find = async (id: number) => state().customers.get(id)?.customer ?? null;
  const findBy = (field: 'email' | 'username', name: string) =>
    accounts().find(({ customer }) => foldName(customer[field]) === foldName(name)) ?? null;
  return {
    find,
    findByLogin: async (login) => findBy('email', login) ?? findBy('username', login),
    findByUsername: async (username) => findBy('username', username),
    async loggedIn(loginId, at) {
      const login = state().logins.get(loginId);
      return login && login.expiresAt > at ? find(login.customerId) : null;
    },
    async loginsOf(customerId) {
      return [...state().logins]
        .map(([id, login]) => ({ id, ...login }))
        .filter((login) => login.customerId === customerId)
        .sort((a, b) => b.begunAt.getTime() - a.begunAt.getTime() || (a.id < b.id ? -1 : 1));
    },
    async list({ search, page }) {
      const found = accounts()
        .map(({ customer }) => customer)
        .filter(({ username, email, displayName }) =>
          `${username} ${email} ${displayName}`.toLowerCase().includes(search.toLowerCase()),
        )
        .reverse();
      return pageOfList(found, page);
    },
  };
};

export const customers = (state: State): Customers => {
  const change = (id: number, changed: (account: Account) => Account) => {
    const account = state.customers.get(id);
    if (account) state.customers.set(id, changed(account));
  };
  const endLogins = (isOver: (login: { readonly customerId: number; readonly expiresAt: Date }) => boolean) => {
    for (const [id, login] of state.logins) if (isOver(login)) state.logins.delete(id);
  };
  return {
    ...customerReads(() => state),
    forUpdate: async (id) => state.customers.get(id) ?? null,
    async claim({ email, username }) {
      const all = [...state.customers.values()].map(({ customer }) => customer);
      const names = new Set(all.map((customer) => foldName(customer.username)));
      return {
        emailOwner: all.find((customer) => foldName(customer.email) === foldName(email))?.id ?? null,
        names: takenNames(names, foldName(username)),
      };
    },
    async add(customer, passwordHash) {
      const added: Customer = { ...customer, id: state.nextId++ };
      state.customers.set(added.id, { customer: added, passwordHash, reset: null });
      return added;
    },
    save: async (customer) => change(customer.id, (account) => ({ ...account, customer })),
    setPassword: async (id, passwordHash) => change(id, (account) => ({ ...account, passwordHash, reset: null })),
    async setReset({ id, email }, reset) {
      if (state.customers.get(id)?.customer.email !== email) return false;
      change(id, (account) => ({ ...account, reset }));
      return true;
    },
    async addLogin({ id, ...login }) {
      state.logins.set(id, login);
    },
    async endLogin(id) {
      state.logins.delete(id);
    },
    endLogins: async (customerId) => endLogins((login) => login.customerId === customerId),
    endLoginsBefore: async (at) => endLogins(({ expiresAt }) => expiresAt <= at),
    async remove(id) {
      endLogins((login) => login.customerId === id);
      state.customers.delete(id);
      state.sessions.delete(String(id));
    },
  };
};
