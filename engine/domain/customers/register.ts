import { NO_ADDRESS } from '../addresses/address.ts';
import { isEmail } from '../addresses/field-formats.ts';
import type { Geography } from '../addresses/geography.ts';
import type { Language } from '../language.ts';
import { ok, type Result, refuse } from '../result.ts';
import { changeProfile } from './change-profile.ts';
import { refusePassword } from './check-password.ts';
import { type NewCustomer, NOTHING_ABOUT } from './customer.ts';
import { foldName } from './fold-name.ts';
import type { ProfileChange } from './profile-change.ts';
import type { RegistrationRefusal } from './refusals.ts';
import { firstFree, isUsername, nicenameOf, suggestUsername } from './username.ts';

export interface Registration extends ProfileChange {
  readonly email: string;
  /** Empty: one is made. */
  readonly username: string;
  readonly password: string;
}

interface Facts {
  readonly geography: Geography;
  readonly language: Language;
  readonly now: Date;
  /** Of the names that begin like the wished-for or suggested one: those that are taken, folded. */
  readonly takenNames: ReadonlySet<string>;
  readonly isEmailTaken: boolean;
}

/** The name to look up among those that are taken. */
export const requestedUsername = ({ username, firstName = '', lastName = '', email }: Registration): string =>
  username.trim() || suggestUsername({ firstName, lastName, email });

/** May this person register, and as whom? */
export function decideRegistration(
  registration: Registration,
  { geography, language, now, takenNames, isEmailTaken }: Facts,
): Result<NewCustomer, RegistrationRefusal> {
  const { email, username, password } = registration;
  if (!isEmail(email.trim())) return refuse({ code: 'ACCOUNT_EMAIL_INVALID' });
  if (isEmailTaken) return refuse({ code: 'ACCOUNT_EMAIL_TAKEN' });
  const wished = requestedUsername(registration);
  if (!isUsername(wished) || isAnothersEmail(wished, email)) return refuse({ code: 'USERNAME_INVALID' });
  const isChosen = username.trim() !== '';
  if (isChosen && takenNames.has(foldName(wished))) return refuse({ code: 'USERNAME_TAKEN' });
  const name = isChosen ? wished : firstFree(wished, takenNames);
  const profile = changeProfile(blank({ username: name, language, now }), registration, geography);
  if (!profile.ok) return profile;
  const refusal = refusePassword(password, profile.value);
  return refusal ? refuse(refusal) : ok(withDisplayName(profile.value));
}

/** A name in the shape of somebody else's e-mail address would catch what is meant for them. */
const isAnothersEmail = (name: string, email: string): boolean => isEmail(name) && foldName(name) !== foldName(email);

interface Beginning {
  readonly username: string;
  readonly language: Language;
  readonly now: Date;
}

const blank = ({ username, language, now }: Beginning): NewCustomer => ({
  username,
  nicename: nicenameOf(username),
  email: '',
  firstName: '',
  lastName: '',
  displayName: '',
  about: NOTHING_ABOUT,
  language,
  billing: NO_ADDRESS,
  shipping: NO_ADDRESS,
  meta: {},
  registeredAt: now,
  modifiedAt: now,
});

const withDisplayName = (customer: NewCustomer): NewCustomer => ({
  ...customer,
  displayName: customer.displayName || `${customer.firstName} ${customer.lastName}`.trim() || customer.username,
});
