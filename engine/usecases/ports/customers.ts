import type { PasswordReset } from '#engine/domain/customers/credentials.ts';
import type { Customer, NewCustomer } from '#engine/domain/customers/customer.ts';
import type { Page, PageRequest } from '#engine/domain/paging/page.ts';

/** A customer with what only the shop may know. */
export interface Account {
  readonly customer: Customer;
  readonly passwordHash: string;
  readonly reset: PasswordReset | null;
}

export interface CustomerReads {
  find(id: number): Promise<Customer | null>;
  /** By e-mail address, else by user name, whatever the case. */
  findByLogin(login: string): Promise<Account | null>;
  /** Whose login this is; null when it has ended. */
  loggedIn(loginId: string, at: Date): Promise<Customer | null>;
  /** Newest first; `search` is part of a name or an e-mail address. */
  list(query: { readonly search: string; readonly page: PageRequest }): Promise<Page<Customer>>;
}

export interface Claimed {
  /** Who has the e-mail address now. */
  readonly emailOwner: number | null;
  /** Folded user names that are the wished-for one, or it and a number. */
  readonly names: ReadonlySet<string>;
}

export interface Login {
  readonly id: string;
  readonly customerId: number;
  readonly expiresAt: Date;
}

export interface Customers extends CustomerReads {
  /** Locks the account until the transaction ends. */
  forUpdate(id: number): Promise<Account | null>;
  /** From here to the end of this transaction no other one gives out a user name or an e-mail address. */
  claim(wish: { readonly email: string; readonly username: string }): Promise<Claimed>;
  /** Under the next number. Names must have been claimed. */
  add(customer: NewCustomer, passwordHash: string): Promise<Customer>;
  save(customer: Customer): Promise<void>;
  /** The key of a reset is gone with the password it was for. */
  setPassword(id: number, passwordHash: string): Promise<void>;
  /** Replaces the key of an earlier one. */
  setReset(id: number, reset: PasswordReset): Promise<void>;
  addLogin(login: Login): Promise<void>;
  endLogin(id: string): Promise<void>;
  endLogins(customerId: number): Promise<void>;
  /** Ends what has ended by itself. */
  endLoginsBefore(at: Date): Promise<void>;
  /** Removes the account, its logins and its session. Orders stay, as the law asks; they keep their number only. */
  remove(id: number): Promise<void>;
}
