import type { UnpaidPieces } from '#engine/domain/orders/unpaid-pieces.ts';
import { publicNetwork } from '#engine/domain/rate-limits/client-network.ts';
import { customerNumber } from '#engine/domain/sessions/session.ts';
import type { Caller, Needs, UnitOfWork } from '../ports/ports.ts';

/** A guest, or a customer who has never paid for an order. */
export interface UnprovenBuyer {
  readonly unpaid: UnpaidPieces;
  /** Signed, so that the stored text reveals no address. Null where none is known. */
  readonly network: string | null;
}

interface Context {
  readonly needs: Pick<Needs, 'sign'>;
  readonly shop: Pick<UnitOfWork, 'orders'>;
  readonly caller: Caller;
}

/**
 * What such a buyer holds unpaid, locked for this transaction: a second order of the same buyer or network waits for the first.
 * Null for a customer who has paid before.
 */
export async function lockUnprovenBuyer(
  { needs, shop: { orders }, caller }: Context,
  email: string,
): Promise<UnprovenBuyer | null> {
  const account = customerNumber(caller.customerId);
  if (account !== null && (await orders.hasPaid(account))) return null;
  const address = caller.clientAddress && publicNetwork(caller.clientAddress);
  const network = address ? needs.sign(`network ${address}`) : null;
  const buyer = account === null ? { sessionId: caller.customerId, email } : { account };
  return { network, unpaid: await orders.lockUnpaidPieces({ buyer, network }) };
}
