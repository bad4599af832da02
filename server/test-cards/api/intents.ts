import { confirmWith, type Desk } from '../desk.ts';
import { cancelled, captured, type Intent, newIntent } from '../intent.ts';
import { ApiError, missing } from './api-error.ts';
import type { Fields } from './form.ts';

const found = (desk: Desk, id: string): Intent => {
  const intent = desk.find(id);
  if (!intent) throw missing(`payment_intent: '${id}'`);
  return intent;
};

const wrongState = (intent: Intent, verb: string) =>
  new ApiError(`This PaymentIntent's status is ${intent.status}: you cannot ${verb} it.`, {
    code: 'payment_intent_unexpected_state',
    intent,
  });

export const retrieveIntent = (desk: Desk, id: string): Intent => found(desk, id);

export function createIntent(desk: Desk, fields: Fields): Intent {
  const intent = newIntent({
    ...moneyOf(fields),
    capture_method: fields.get('capture_method') === 'manual' ? 'manual' : 'automatic',
    customer: fields.get('customer') ?? null,
    metadata: fields.group('metadata'),
    created: desk.now(),
  });
  desk.ledger.save('payment_intent', intent);
  return fields.get('confirm') === 'true' ? confirmIntent(desk, intent.id, fields) : intent;
}

function moneyOf(fields: Fields): Pick<Intent, 'amount' | 'currency'> {
  const [amount, currency] = [fields.number('amount'), fields.get('currency')];
  if (!amount) throw new ApiError('Invalid positive integer', { code: 'parameter_invalid_integer' });
  if (!currency) throw new ApiError('Missing required param: currency.', { code: 'parameter_missing' });
  return { amount, currency };
}

/** What is confirmed keeps its amount. */
export function updateIntent(desk: Desk, id: string, fields: Fields): Intent {
  const intent = found(desk, id);
  const isMoney = fields.get('amount') !== undefined || fields.get('currency') !== undefined;
  if (isMoney && !['requires_payment_method', 'requires_action'].includes(intent.status)) {
    throw wrongState(intent, 'change the amount of');
  }
  const updated: Intent = {
    ...intent,
    amount: fields.number('amount') ?? intent.amount,
    currency: fields.get('currency') ?? intent.currency,
    metadata: { ...intent.metadata, ...fields.group('metadata') },
  };
  desk.ledger.save('payment_intent', updated);
  return updated;
}

export function confirmIntent(desk: Desk, id: string, fields: Fields): Intent {
  const intent = found(desk, id);
  const moved = confirmWith(desk, intent, fields.get('payment_method') ?? '');
  if (!moved) throw wrongState(intent, 'confirm');
  const error = moved.last_payment_error;
  if (!error) return moved;
  throw new ApiError(String(error.message), {
    ...{ status: 402, type: 'card_error', code: String(error.code) },
    ...{ declineCode: error.decline_code ? String(error.decline_code) : null, intent: moved },
  });
}

export function captureIntent(desk: Desk, id: string): Intent {
  const intent = found(desk, id);
  if (intent.status !== 'requires_capture') throw wrongState(intent, 'capture');
  return desk.move(captured(intent));
}

export function cancelIntent(desk: Desk, id: string): Intent {
  const intent = found(desk, id);
  if (intent.status === 'succeeded' || intent.status === 'canceled') throw wrongState(intent, 'cancel');
  return desk.move(cancelled(intent));
}
