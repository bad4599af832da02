import { ok } from '#engine/domain/result.ts';
import { decideShipping, type ShippingRefusal } from '#engine/domain/shipping/choose-rate.ts';
import type { Caller, Needs } from '../ports.ts';
import { type Changed, changeSession } from './change-session.ts';
import { priceLineItems } from './session-view.ts';

/** `wanted` has one rate id for each parcel. */
export const chooseShipping = (
  needs: Needs,
  caller: Caller,
  wanted: readonly string[],
): Promise<Changed<null, ShippingRefusal>> =>
  changeSession<null, ShippingRefusal>(needs, caller, ({ session, lineItems, offers }) => {
    const { offer } = priceLineItems(needs, { session, lineItems, offers });
    const choice = decideShipping(offer?.rates ?? null, wanted);
    if (!choice.ok) return choice;
    return ok({ session: { ...session, shippingChoice: choice.value }, value: null });
  });
