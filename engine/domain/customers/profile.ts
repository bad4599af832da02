import type { AddressPatch } from '../addresses/address.ts';
import { changeAddresses } from '../addresses/change-addresses.ts';
import { isEmail } from '../addresses/check-address.ts';
import type { Geography } from '../addresses/geography.ts';
import type { Language } from '../language.ts';
import { ok, type Result, refuse } from '../result.ts';
import type { About, CustomerProfile } from './customer.ts';
import type { ProfileRefusal } from './refusals.ts';

/** Changes of an account. What is left out stays as it is. */
export interface ProfileChange {
  readonly email?: string;
  readonly firstName?: string;
  readonly lastName?: string;
  readonly displayName?: string;
  readonly about?: Partial<About>;
  readonly language?: Language;
  readonly billing: AddressPatch | null;
  readonly shipping: AddressPatch | null;
  readonly shippingSameAsBilling: boolean;
  readonly meta: readonly (readonly [string, string])[];
}

export const NO_PROFILE_CHANGE: ProfileChange = {
  billing: null,
  shipping: null,
  shippingSameAsBilling: false,
  meta: [],
};

/** Does not check whether the new email address is taken. Only the database can. */
export function changeProfile<Profile extends CustomerProfile>(
  profile: Profile,
  change: ProfileChange,
  geography: Geography,
): Result<Profile, ProfileRefusal> {
  const email = change.email?.trim() ?? profile.email;
  if (!isEmail(email)) return refuse({ code: 'ACCOUNT_EMAIL_INVALID' });
  const addresses = changeAddresses(profile, change, geography);
  if (!addresses.ok) return addresses;
  const meta = changeMeta(profile.meta, change.meta);
  if (!meta.ok) return meta;
  const firstName = change.firstName?.trim() ?? profile.firstName;
  const lastName = change.lastName?.trim() ?? profile.lastName;
  return ok({
    ...profile,
    ...addresses.value,
    email,
    firstName,
    lastName,
    displayName: change.displayName?.trim() || profile.displayName,
    about: { ...profile.about, ...change.about },
    language: change.language ?? profile.language,
    meta: meta.value,
  });
}

const MAX_KEYS = 20;
const MAX_KEY_LENGTH = 50;
/** Of all values together: twenty long addresses take about 45,000, a wishlist of some hundred products about 4,000. */
const MAX_CHARACTERS = 60_000;

/** Letters, digits, `_` and `-`. Keys that begin with an underscore are private to the shop. */
const KEY = /^[A-Za-z0-9][A-Za-z0-9_-]*$/;

/** Keys that grant rights or money in WordPress. Clients may not write them, since other systems may read this data. */
const RESERVED = /^(wp_|woocommerce_|paying_customer$|capabilities$|role|session_tokens$|user_level$|shop_)/i;

type Meta = Readonly<Record<string, string>>;

/**
 * Sets data of a client, such as the wishlist. An empty value removes its key. Invalid and reserved keys are ignored.
 */
export function changeMeta(meta: Meta, given: readonly (readonly [string, string])[]): Result<Meta, ProfileRefusal> {
  const changed = new Map(Object.entries(meta));
  for (const [key, value] of given) {
    if (key.length > MAX_KEY_LENGTH || !KEY.test(key) || RESERVED.test(key)) continue;
    if (value === '') changed.delete(key);
    else changed.set(key, value);
  }
  const characters = [...changed.values()].reduce((sum, { length }) => sum + length, 0);
  if (characters > MAX_CHARACTERS) return refuse({ code: 'META_TOO_MUCH', limit: MAX_CHARACTERS });
  if (changed.size > MAX_KEYS) return refuse({ code: 'META_TOO_MUCH', limit: MAX_KEYS });
  return ok(Object.fromEntries(changed));
}
