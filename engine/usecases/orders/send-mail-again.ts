import { BUYER_MAILS, type BuyerMailKind, isBuyerMail, type Mail, type OrderMail } from '#engine/domain/mail/mail.ts';
import type { Order } from '#engine/domain/orders/order.ts';
import type { SendAgainRefusal } from '#engine/domain/orders/refusals.ts';
import { ok, type Result, refuse } from '#engine/domain/result.ts';
import type { Needs } from '../ports/ports.ts';

export interface SendMailAgainRequest {
  readonly id: number;
  /** Null for the last one, whatever it says. */
  readonly kind: BuyerMailKind | null;
}

type SentAgain = OrderMail & { readonly kind: BuyerMailKind };

/**
 * Sends the last email about an order to its buyer once more, with the order as it is now and to the address that it has now.
 * Only those in the outbox are known.
 */
export async function sendMailAgain(
  needs: Needs,
  { id, kind }: SendMailAgainRequest,
): Promise<Result<SentAgain, SendAgainRefusal>> {
  const last = await lastMail(needs, { id, kind });
  return needs.unitOfWork(async ({ orders, outbox }): Promise<Result<SentAgain, SendAgainRefusal>> => {
    const order = await orders.forUpdate(id);
    if (!order) return refuse({ code: 'ORDER_UNKNOWN', id });
    const to = order.billing.email;
    if (to === '') return refuse({ code: 'ORDER_ANONYMOUS', id });
    if (!last) return refuse({ code: 'ORDER_MAIL_UNKNOWN', id });
    const mail = { ...last, to };
    await outbox.add(mail);
    await orders.addNote({ orderId: id, event: { code: 'mail-sent-again', mail: mail.kind }, writtenAt: needs.now() });
    return ok(mail);
  });
}

async function lastMail({ mails, orders }: Needs, { id, kind }: SendMailAgainRequest): Promise<SentAgain | null> {
  const order = await orders.find(id);
  const kinds = (kind ? [kind] : BUYER_MAILS).filter((one) => order && isTrueOf(one, order));
  const [last] = await mails.list({ orderId: id, kinds, limit: 1 });
  return last && isToBuyer(last.mail) ? last.mail : null;
}

const isToBuyer = (mail: Mail): mail is SentAgain => isBuyerMail(mail.kind);

/** A payment that was marked by mistake is confirmed to nobody again. */
const isTrueOf = (kind: BuyerMailKind, { paidAt }: Order): boolean => kind !== 'order-paid' || paidAt !== null;
