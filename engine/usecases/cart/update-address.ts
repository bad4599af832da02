import type { AddressChange } from '#engine/domain/addresses/change-addresses.ts';
import type { AddressRefusal } from '#engine/domain/addresses/check-address.ts';
import { ok } from '#engine/domain/result.ts';
import { updateAddresses } from '#engine/domain/sessions/change-session.ts';
import type { Caller, Needs } from '../ports.ts';
import { type Changed, changeSession } from './change-session.ts';

/** Of the visit itself: what a customer has stored in the account is not touched. */
export const updateAddress = (
  needs: Needs,
  caller: Caller,
  change: AddressChange,
): Promise<Changed<null, AddressRefusal>> =>
  changeSession<null, AddressRefusal>(needs, caller, ({ session }) => {
    const updated = updateAddresses(session, change, needs.settings.geography);
    return updated.ok ? ok({ session: updated.value, value: null }) : updated;
  });
