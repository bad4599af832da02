import type { AddressChange } from '#engine/domain/addresses/change-addresses.ts';
import type { AddressRefusal } from '#engine/domain/addresses/check-address.ts';
import { ok } from '#engine/domain/result.ts';
import { updateAddresses } from '#engine/domain/sessions/change-session.ts';
import { decideShipping, type ShippingRefusal } from '#engine/domain/shipping/choose-rate.ts';
import type { Caller, Needs } from '../ports/ports.ts';
import { type Changed, changeSession } from '../sessions/change-session.ts';
import { priceLineItems } from '../sessions/session-view.ts';

/** `rateIds` has one rate id per package. */
export const chooseShipping = (
  needs: Needs,
  caller: Caller,
  rateIds: readonly string[],
): Promise<Changed<null, ShippingRefusal>> =>
  changeSession<null, ShippingRefusal>(needs, caller, ({ session, lineItems, offers }) => {
    const { offer } = priceLineItems(needs, { session, lineItems, offers });
    const choice = decideShipping(offer?.rates ?? null, rateIds);
    if (!choice.ok) return choice;
    return ok({ session: { ...session, shippingChoice: choice.value }, value: null });
  });

/** Changes the session's addresses, not those stored in the customer's account. */
export const updateAddress = (
  needs: Needs,
  caller: Caller,
  change: AddressChange,
): Promise<Changed<null, AddressRefusal>> =>
  changeSession<null, AddressRefusal>(needs, caller, ({ session }) => {
    const updated = updateAddresses(session, change, needs.settings.geography);
    return updated.ok ? ok({ session: updated.value, value: null }) : updated;
  });
