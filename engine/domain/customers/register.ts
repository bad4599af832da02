import { type Address, EMPTY_ADDRESS } from '../addresses/address.ts';
import { isEmail } from '../addresses/check-address.ts';
import type { Geography } from '../addresses/geography.ts';
import type { Language } from '../language.ts';
import { ok, type Result, refuse } from '../result.ts';
import { foldName, withoutAccents } from '../text/text.ts';
import { refusePassword } from './credentials.ts';
import { EMPTY_ABOUT, type NewCustomer } from './customer.ts';
import { changeProfile, type ProfileChange } from './profile.ts';
import type { RegistrationRefusal } from './refusals.ts';

export interface Registration extends ProfileChange {
  readonly email: string;
  /** Generated when empty. */
  readonly username: string;
  readonly password: string;
}

/** Of an order that the account is opened after. */
interface OrderedBy {
  readonly billing: Address;
  readonly shipping: Address;
  /** Else its delivery address says nothing. */
  readonly needsShipping: boolean;
}

/** The registration with the order's name and addresses where it gives none of its own. */
export function registrationAfter(
  registration: Registration,
  { billing, shipping, needsShipping }: OrderedBy,
): Registration {
  const { firstName, lastName } = billing;
  const isNamed = Boolean(registration.firstName || registration.lastName);
  return {
    ...registration,
    ...(isNamed ? null : { firstName, lastName }),
    billing: registration.billing ?? billing,
    shipping: registration.shipping ?? (needsShipping ? shipping : null),
  };
}

interface Facts {
  readonly geography: Geography;
  readonly language: Language;
  readonly now: Date;
  /** Folded usernames that are taken: the requested or suggested one, and it with 2, 3 … up to the first that is free. */
  readonly takenNames: ReadonlySet<string>;
  readonly isEmailTaken: boolean;
}

/** The requested name, or the suggestion that a free one is derived from. */
export const requestedUsername = ({ username, firstName = '', lastName = '', email }: Registration): string =>
  username.trim() || suggestUsername({ firstName, lastName, email });

/** The new customer, or why this registration is refused. */
export function decideRegistration(
  registration: Registration,
  { geography, language, now, takenNames, isEmailTaken }: Facts,
): Result<NewCustomer, RegistrationRefusal> {
  const { email, username, password } = registration;
  if (!isEmail(email.trim())) return refuse({ code: 'ACCOUNT_EMAIL_INVALID' });
  if (isEmailTaken) return refuse({ code: 'ACCOUNT_EMAIL_TAKEN' });
  const requested = requestedUsername(registration);
  if (!isUsername(requested) || isAnothersEmail(requested, email)) return refuse({ code: 'USERNAME_INVALID' });
  const isChosen = username.trim() !== '';
  if (isChosen && takenNames.has(foldName(requested))) return refuse({ code: 'USERNAME_TAKEN' });
  const name = isChosen ? requested : firstAvailable(requested, takenNames);
  const profile = changeProfile(blankCustomer({ username: name, language, now }), registration, geography);
  if (!profile.ok) return profile;
  const refusal = refusePassword(password, profile.value);
  return refusal ? refuse(refusal) : ok(withDisplayName(profile.value));
}

/** A username that is somebody else's email address would receive logins meant for them. */
const isAnothersEmail = (name: string, email: string): boolean => isEmail(name) && foldName(name) !== foldName(email);

interface NewAccount {
  readonly username: string;
  readonly language: Language;
  readonly now: Date;
}

const blankCustomer = ({ username, language, now }: NewAccount): NewCustomer => ({
  username,
  nicename: nicenameOf(username),
  email: '',
  firstName: '',
  lastName: '',
  displayName: '',
  about: EMPTY_ABOUT,
  language,
  billing: EMPTY_ADDRESS,
  shipping: EMPTY_ADDRESS,
  meta: {},
  registeredAt: now,
  modifiedAt: now,
});

const withDisplayName = (customer: NewCustomer): NewCustomer => ({
  ...customer,
  displayName: customer.displayName || `${customer.firstName} ${customer.lastName}`.trim() || customer.username,
});

const MAX_USERNAME_LENGTH = 60;

/** As in WordPress: letters, digits, space and `_ . - @`. */
const USERNAME = /^[\p{L}\p{N} _.@-]+$/u;

const isUsername = (text: string): boolean =>
  text.length <= MAX_USERNAME_LENGTH && USERNAME.test(text) && /[\p{L}\p{N}]/u.test(text);

interface PersonName {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
}

/** Leaves room for the number of a name that several people have. */
const MAX_SUGGESTION_LENGTH = MAX_USERNAME_LENGTH - 6;

/** `budi.santoso`, or the part before the `@` when no name is given. */
function suggestUsername({ firstName, lastName, email }: PersonName): string {
  const words = [firstName, lastName].flatMap((name) => plainWords(name));
  const local = plainWords((email.split('@')[0] ?? '').replace(/\+.*$/, ''));
  const suggestion = (words.length > 0 ? words : local).join('.').slice(0, MAX_SUGGESTION_LENGTH);
  return suggestion || 'customer';
}

const plainWords = (text: string): readonly string[] =>
  withoutAccents(text)
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/** The first of `name`, `name2`, `name3` … that is not taken. `taken` holds folded names. */
function firstAvailable(name: string, taken: ReadonlySet<string>): string {
  let number = 1;
  const candidate = () => (number === 1 ? name : `${name}${number}`);
  while (taken.has(foldName(candidate()))) number += 1;
  return candidate();
}

/** As a slug: `budi.santoso@x` → `budi-santoso-x`. */
const nicenameOf = (username: string): string => plainWords(username).join('-');
