import { outcomeOf } from '../cards.ts';
import type { Desk } from '../desk.ts';
import { newId } from '../intent.ts';
import type { Thing } from '../ledger.ts';
import { ApiError, missing } from './api-error.ts';
import type { Fields } from './form.ts';

export function createCustomer(desk: Desk, fields: Fields): Thing {
  const customer = { id: newId('cus'), object: 'customer', created: desk.now(), metadata: fields.group('metadata') };
  desk.ledger.save('customer', customer);
  return customer;
}

export function createSetup(desk: Desk, fields: Fields): Thing {
  const id = newId('seti');
  const setup = {
    ...{ id, object: 'setup_intent', status: 'requires_payment_method', created: desk.now(), livemode: false },
    ...{ client_secret: `${id}_secret_${newId('s')}`, customer: fields.get('customer') ?? null, payment_method: null },
    metadata: fields.group('metadata'),
  };
  desk.ledger.save('setup_intent', setup);
  return setup;
}

export function retrieveSetup(desk: Desk, id: string): Thing {
  const setup = desk.ledger.find('setup_intent', id);
  if (!setup) throw missing(`setup_intent: '${id}'`);
  return setup;
}

/** A card is kept whatever comes of it when it is charged; a card that does not exist is not. */
export function confirmSetup(desk: Desk, id: string, fields: Fields): Thing {
  const method = fields.get('payment_method') ?? '';
  if (!outcomeOf(method)) throw new ApiError(`No such PaymentMethod: '${method}'`, { code: 'resource_missing' });
  const setup = { ...retrieveSetup(desk, id), status: 'succeeded', payment_method: method };
  desk.ledger.save('setup_intent', setup);
  desk.tell('setup_intent.succeeded', setup);
  return setup;
}
