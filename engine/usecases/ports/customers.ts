import type { LoginKind, PasswordReset } from '#engine/domain/customers/credentials.ts';
import type { Customer, NewCustomer } from '#engine/domain/customers/customer.ts';
import type { Page, PageRequest } from '#engine/domain/paging/page.ts';

/** A customer with credentials, which no other view contains. */
export interface Account {
  readonly customer: Customer;
  readonly passwordHash: string;
  readonly reset: PasswordReset | null;
}

export interface CustomerReads {
  find(id: number): Promise<Customer | null>;
  /** By email address, else by username, case-insensitively. */
  findByLogin(login: string): Promise<Account | null>;
  /** Case-insensitively. Somebody else may have an email address that reads like it. */
  findByUsername(username: string): Promise<Account | null>;
  /** The customer of a login. Null when it has ended. */
  loggedIn(loginId: string, at: Date): Promise<Customer | null>;
  /** Of one customer, also those that have expired and are not deleted yet. Newest first. */
  loginsOf(customerId: number): Promise<readonly Login[]>;
  /** Newest first. `search` is a part of a name or email address. */
  list(query: { readonly search: string; readonly page: PageRequest }): Promise<Page<Customer>>;
}

export interface Claimed {
  /** Id of the customer who has the email address. */
  readonly emailOwner: number | null;
  /** Folded usernames that are taken: the requested one, and it with 2, 3 … up to the first number that is free. */
  readonly names: ReadonlySet<string>;
}

export interface Login {
  readonly id: string;
  readonly customerId: number;
  readonly kind: LoginKind;
  readonly begunAt: Date;
  readonly expiresAt: Date;
}

export interface Customers extends CustomerReads {
  /** Locks the account until the transaction ends. */
  forUpdate(id: number): Promise<Account | null>;
  /** Until the transaction ends, no other one can take these names. */
  claim(request: { readonly email: string; readonly username: string }): Promise<Claimed>;
  /** With the next id. Names must have been claimed. */
  add(customer: NewCustomer, passwordHash: string): Promise<Customer>;
  save(customer: Customer): Promise<void>;
  /** Also deletes the key of a pending reset. */
  setPassword(id: number, passwordHash: string): Promise<void>;
  /** Replaces an earlier key. Null deletes it. False when there is no such account with this email address any more. */
  setReset(account: Pick<Customer, 'id' | 'email'>, reset: PasswordReset | null): Promise<boolean>;
  addLogin(login: Login): Promise<void>;
  endLogin(id: string): Promise<void>;
  endLogins(customerId: number): Promise<void>;
  /** Deletes expired logins. */
  endLoginsBefore(at: Date): Promise<void>;
  /** Deletes the account, its logins and its session. Orders stay, as the law requires, and keep only its id. */
  remove(id: number): Promise<void>;
}
