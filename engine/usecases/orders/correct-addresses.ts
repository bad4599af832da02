import {
  type AddressCorrection,
  type CorrectedOrder,
  decideCorrectedAddresses,
} from '#engine/domain/orders/correct-addresses.ts';
import { ORDER_KEY_LENGTH, orderKey } from '#engine/domain/orders/order-access.ts';
import type { CorrectionRefusal } from '#engine/domain/orders/refusals.ts';
import { type Result, refuse } from '#engine/domain/result.ts';
import type { Needs } from '../ports/ports.ts';

export interface CorrectAddressesRequest extends AddressCorrection {
  readonly id: number;
  /** The links of earlier emails, which went to a stranger, no longer open the order, nor does a session that has found it. */
  readonly renewsLink: boolean;
  /** False only decides. */
  readonly store: boolean;
}

/** Corrects the addresses of an order, with an entry for each in its timeline. Nobody gets an email. */
export const correctAddresses = (
  needs: Needs,
  { id, renewsLink, store, ...correction }: CorrectAddressesRequest,
): Promise<Result<CorrectedOrder, CorrectionRefusal>> =>
  needs.unitOfWork(async ({ orders, sessions }): Promise<Result<CorrectedOrder, CorrectionRefusal>> => {
    const order = await orders.forUpdate(id);
    if (!order) return refuse({ code: 'ORDER_UNKNOWN', id });
    const key = renewsLink ? orderKey(needs.random(ORDER_KEY_LENGTH, 'alphanumeric')) : null;
    const decided = decideCorrectedAddresses(order, correction, { settings: needs.settings, key, now: needs.now() });
    if (!decided.ok || !store) return decided;
    const { order: corrected, events } = decided.value;
    await orders.saveAddresses(corrected);
    if (renewsLink) await sessions.forgetOrder(id, order.sessionId);
    for (const event of events) await orders.addNote({ orderId: id, event, writtenAt: corrected.modifiedAt });
    return decided;
  });
