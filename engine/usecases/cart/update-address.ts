import type { AddressChange } from '#engine/domain/places/change-addresses.ts';
import type { AddressRefusal } from '#engine/domain/places/refusals.ts';
import { granted } from '#engine/domain/result.ts';
import { updateAddresses } from '#engine/domain/sessions/update-addresses.ts';
import type { Caller, Needs } from '../ports.ts';
import { type Changed, changeSession } from './change-session.ts';

/** Of the visit itself: what a customer has stored in the account is not touched. */
export const updateAddress = (
  needs: Needs,
  caller: Caller,
  change: AddressChange,
): Promise<Changed<null, AddressRefusal>> =>
  changeSession<null, AddressRefusal>(needs, caller, ({ session }) => {
    const updated = updateAddresses(session, change, needs.settings.places);
    return updated.ok ? granted({ session: updated.value, value: null }) : updated;
  });
