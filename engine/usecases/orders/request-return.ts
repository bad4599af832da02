import { decideReturn, type ReturnFacts, type ReturnRequest } from '#engine/domain/orders/decide-return.ts';
import type { ReturnRefusal } from '#engine/domain/orders/refusals.ts';
import type { RateLimitRefusal } from '#engine/domain/rate-limits/attempt-limits.ts';
import { ok, type Result, refuse } from '#engine/domain/result.ts';
import { RETURN_LIMITS, type Return } from '#engine/domain/returns/return.ts';
import type { Caller, Needs, UnitOfWork } from '../ports/ports.ts';
import { rateLimit } from '../rate-limits/rate-limit.ts';
import { type OrderAddress, readOrder } from './read-order.ts';

export interface ReturnInput {
  readonly address: OrderAddress;
  readonly request: ReturnRequest;
  /** Files as the buyer has sent them. */
  readonly pictures: readonly Uint8Array[];
  /** Sent again with the same key, the request returns the first return. Empty when the client sends none. */
  readonly idempotencyKey: string;
}

/** Stores a return or a complaint of whoever may read the order, and tells the shop. */
export async function requestReturn(
  needs: Needs,
  caller: Caller,
  { address, request, pictures: files, idempotencyKey: key }: ReturnInput,
): Promise<Result<Return, ReturnRefusal | RateLimitRefusal>> {
  const read = await readOrder(needs, caller, address);
  if (!read.ok) return read;
  const { id, key: orderKey } = read.value;
  const [earlier, refunds] = await Promise.all([needs.returns.ofOrders([id]), needs.orders.refunds([id])]);
  // Before the pictures are drawn, which takes a while. Decided again once the order is locked.
  const decision = decideReturn(read.value, request, factsOf(needs, key === '' ? { earlier, refunds } : UNTOUCHED));
  if (!decision.ok) return decision;
  const limit = await rateLimit(needs, {
    action: 'return',
    subject: `order ${id}`,
    clientAddress: caller.clientAddress,
  });
  if (!limit.ok) return limit;
  const pictures = await redrawn(needs, files);
  if (!pictures.ok) return pictures;
  return needs.unitOfWork((shop) => store(needs, shop, { id, orderKey, request, key, pictures: pictures.value }));
}

type Happened = Pick<ReturnFacts, 'earlier' | 'refunds'>;

/** Of a return that may be sent again, which is answered as it was the first time. */
const UNTOUCHED: Happened = { earlier: [], refunds: [] };

const factsOf = ({ settings, now }: Needs, happened: Happened) => ({
  ...happened,
  returnDays: settings.returnDays,
  now: now(),
});

async function redrawn(
  { redrawPicture }: Needs,
  files: readonly Uint8Array[],
): Promise<Result<readonly Uint8Array[], ReturnRefusal>> {
  const { pictures: limit, pictureBytes } = RETURN_LIMITS;
  if (files.length > limit) return refuse({ code: 'RETURN_TOO_MANY_PICTURES', limit });
  const pictures: Uint8Array[] = [];
  for (const [index, file] of files.entries()) {
    const picture = file.byteLength > pictureBytes ? null : await redrawPicture(file);
    if (!picture) return refuse({ code: 'RETURN_PICTURE_INVALID', number: index + 1 });
    pictures.push(picture);
  }
  return ok(pictures);
}

interface Accepted extends Pick<ReturnInput, 'request' | 'pictures'> {
  readonly id: number;
  /** When it was read. */
  readonly orderKey: string;
  readonly key: string;
}

async function store(
  needs: Needs,
  { orders, returns, outbox }: UnitOfWork,
  { id, orderKey, request, key, pictures }: Accepted,
): Promise<Result<Return, ReturnRefusal>> {
  const order = await orders.forUpdate(id);
  // Its buyer was erased meanwhile, or its link renewed: then what was allowed may be so no longer.
  if (order?.key !== orderKey) return refuse({ code: 'ORDER_FORBIDDEN' });
  const same = key === '' ? null : await returns.requestedWith(id, key);
  if (same) return ok(same);
  const happened = { earlier: await returns.ofOrders([id]), refunds: await orders.refunds([id]) };
  const decision = decideReturn(order, request, factsOf(needs, happened));
  if (!decision.ok) return decision;
  const added = await returns.add(decision.value, { key, pictures });
  const { reason, lines, text, id: returnId, requestedAt } = added;
  await orders.addNote({
    orderId: id,
    event: { code: 'return-requested', number: returnId },
    writtenAt: requestedAt,
  });
  const { shopEmail: to, shopLanguage: language } = needs.settings;
  await outbox.add({
    kind: 'return-requested',
    to,
    language,
    orderId: id,
    returnId,
    reason,
    lines,
    text,
    pictures: pictures.length,
  });
  return ok(added);
}
