import type { Desk } from '../desk.ts';
import { newId } from '../intent.ts';
import type { Thing } from '../ledger.ts';
import { ApiError, missing } from './api-error.ts';
import type { Fields } from './form.ts';

interface Refund extends Thing {
  readonly payment_intent: string;
  readonly amount: number;
}

const refundsOf = (desk: Desk, intent: string): readonly Refund[] =>
  desk.ledger.all<Refund>('refund').filter(({ payment_intent }) => payment_intent === intent);

export const listRefunds = (desk: Desk, fields: Fields) => ({
  ...{ object: 'list', url: '/v1/refunds', has_more: false },
  data: refundsOf(desk, fields.get('payment_intent') ?? ''),
});

export function createRefund(desk: Desk, fields: Fields): Refund {
  const intent = desk.find(fields.get('payment_intent') ?? '');
  if (!intent) throw missing('payment_intent');
  const given = refundsOf(desk, intent.id).reduce((sum, { amount }) => sum + amount, 0);
  const left = intent.amount_received - given;
  const amount = fields.number('amount') ?? left;
  if (amount <= 0 || amount > left) {
    throw new ApiError(`Refund amount is greater than what is left of the charge (${left}).`, {
      code: left === 0 ? 'charge_already_refunded' : 'amount_too_large',
    });
  }
  const refund: Refund = {
    ...{ id: newId('re'), object: 'refund', status: 'succeeded', failure_reason: null, created: desk.now() },
    ...{ amount, currency: intent.currency, payment_intent: intent.id, metadata: fields.group('metadata') },
  };
  desk.ledger.save('refund', refund);
  desk.tell('refund.created', refund);
  return refund;
}
