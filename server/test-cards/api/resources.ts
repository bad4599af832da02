import type { ApiObject } from '../gateway/gateway-store.ts';
import { canceled, captured, newId, newIntent, type PaymentIntent } from '../gateway/payment-intent.ts';
import { confirmWithCard, outcomeOf, type TestGateway } from '../gateway/test-gateway.ts';
import { ApiError, type Fields, missing } from './request.ts';

export const retrieveIntent = (gateway: TestGateway, id: string): PaymentIntent => {
  const intent = gateway.find(id);
  if (!intent) throw missing(`payment_intent: '${id}'`);
  return intent;
};

const wrongState = (intent: PaymentIntent, verb: string) =>
  new ApiError(`This PaymentIntent's status is ${intent.status}: you cannot ${verb} it.`, {
    code: 'payment_intent_unexpected_state',
    intent,
  });

export function createIntent(gateway: TestGateway, fields: Fields): PaymentIntent {
  const intent = newIntent({
    ...moneyOf(fields),
    capture_method: fields.get('capture_method') === 'manual' ? 'manual' : 'automatic',
    customer: fields.get('customer') ?? null,
    metadata: fields.group('metadata'),
    created: gateway.now(),
  });
  gateway.store.save('payment_intent', intent);
  return fields.get('confirm') === 'true' ? confirmIntent(gateway, intent.id, fields) : intent;
}

function moneyOf(fields: Fields): Pick<PaymentIntent, 'amount' | 'currency'> {
  const [amount, currency] = [fields.number('amount'), fields.get('currency')];
  if (!amount) throw new ApiError('Invalid positive integer', { code: 'parameter_invalid_integer' });
  if (!currency) throw new ApiError('Missing required param: currency.', { code: 'parameter_missing' });
  return { amount, currency };
}

/** A confirmed intent keeps its amount. */
export function updateIntent(gateway: TestGateway, id: string, fields: Fields): PaymentIntent {
  const intent = retrieveIntent(gateway, id);
  const isMoney = fields.get('amount') !== undefined || fields.get('currency') !== undefined;
  if (isMoney && !['requires_payment_method', 'requires_action'].includes(intent.status)) {
    throw wrongState(intent, 'change the amount of');
  }
  const updated: PaymentIntent = {
    ...intent,
    amount: fields.number('amount') ?? intent.amount,
    currency: fields.get('currency') ?? intent.currency,
    metadata: { ...intent.metadata, ...fields.group('metadata') },
  };
  gateway.store.save('payment_intent', updated);
  return updated;
}

export function confirmIntent(gateway: TestGateway, id: string, fields: Fields): PaymentIntent {
  const intent = retrieveIntent(gateway, id);
  const confirmed = confirmWithCard(gateway, intent, fields.get('payment_method') ?? '');
  if (!confirmed) throw wrongState(intent, 'confirm');
  const error = confirmed.last_payment_error;
  if (!error) return confirmed;
  throw new ApiError(String(error.message), {
    status: 402,
    type: 'card_error',
    code: String(error.code),
    declineCode: error.decline_code ? String(error.decline_code) : null,
    intent: confirmed,
  });
}

export function captureIntent(gateway: TestGateway, id: string): PaymentIntent {
  const intent = retrieveIntent(gateway, id);
  if (intent.status !== 'requires_capture') throw wrongState(intent, 'capture');
  return gateway.saveAndEmit(captured(intent));
}

export function cancelIntent(gateway: TestGateway, id: string): PaymentIntent {
  const intent = retrieveIntent(gateway, id);
  if (intent.status === 'succeeded' || intent.status === 'canceled') throw wrongState(intent, 'cancel');
  return gateway.saveAndEmit(canceled(intent));
}

export function createCustomer(gateway: TestGateway, fields: Fields): ApiObject {
  const customer = { id: newId('cus'), object: 'customer', created: gateway.now(), metadata: fields.group('metadata') };
  gateway.store.save('customer', customer);
  return customer;
}

export function createSetup(gateway: TestGateway, fields: Fields): ApiObject {
  const id = newId('seti');
  const setup = {
    id,
    object: 'setup_intent',
    status: 'requires_payment_method',
    created: gateway.now(),
    livemode: false,
    client_secret: `${id}_secret_${newId('s')}`,
    customer: fields.get('customer') ?? null,
    payment_method: null,
    metadata: fields.group('metadata'),
  };
  gateway.store.save('setup_intent', setup);
  return setup;
}

export function retrieveSetup(gateway: TestGateway, id: string): ApiObject {
  const setup = gateway.store.find('setup_intent', id);
  if (!setup) throw missing(`setup_intent: '${id}'`);
  return setup;
}

/** Any test card can be saved, also one that is declined when it is charged. */
export function confirmSetup(gateway: TestGateway, id: string, fields: Fields): ApiObject {
  const method = fields.get('payment_method') ?? '';
  if (!outcomeOf(method)) throw new ApiError(`No such PaymentMethod: '${method}'`, { code: 'resource_missing' });
  const setup = { ...retrieveSetup(gateway, id), status: 'succeeded', payment_method: method };
  gateway.store.save('setup_intent', setup);
  gateway.emitEvent('setup_intent.succeeded', setup);
  return setup;
}

interface Refund extends ApiObject {
  readonly payment_intent: string;
  readonly amount: number;
}

const refundsOf = (gateway: TestGateway, intent: string): readonly Refund[] =>
  gateway.store.all<Refund>('refund').filter(({ payment_intent }) => payment_intent === intent);

export const listRefunds = (gateway: TestGateway, fields: Fields) => ({
  object: 'list',
  url: '/v1/refunds',
  has_more: false,
  data: refundsOf(gateway, fields.get('payment_intent') ?? ''),
});

export function createRefund(gateway: TestGateway, fields: Fields): Refund {
  const intent = gateway.find(fields.get('payment_intent') ?? '');
  if (!intent) throw missing('payment_intent');
  const refunded = refundsOf(gateway, intent.id).reduce((sum, { amount }) => sum + amount, 0);
  const left = intent.amount_received - refunded;
  const amount = fields.number('amount') ?? left;
  if (amount <= 0 || amount > left) {
    throw new ApiError(`Refund amount is greater than what is left of the charge (${left}).`, {
      code: left === 0 ? 'charge_already_refunded' : 'amount_too_large',
    });
  }
  const refund: Refund = {
    id: newId('re'),
    object: 'refund',
    status: 'succeeded',
    failure_reason: null,
    created: gateway.now(),
    amount,
    currency: intent.currency,
    payment_intent: intent.id,
    metadata: fields.group('metadata'),
  };
  gateway.store.save('refund', refund);
  gateway.emitEvent('refund.created', refund);
  return refund;
}
