import { changeAddresses } from '../addresses/change-addresses.ts';
import { isEmail } from '../addresses/field-formats.ts';
import type { Geography } from '../addresses/geography.ts';
import { ok, type Result, refuse } from '../result.ts';
import type { CustomerProfile } from './customer.ts';
import { changeMeta } from './customer-meta.ts';
import type { ProfileChange } from './profile-change.ts';
import type { ProfileRefusal } from './refusals.ts';

/** Whether the new e-mail address is still free is the store's to say. */
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
