import { readFileSync } from 'node:fs';
import { buildSchema, parse, validate } from 'graphql';
import { expect, test } from 'vitest';
import { SCHEMA } from '#contract/generated/schema.generated.ts';
import * as generated from './generated/operations.generated.ts';
import { UNKNOWN_TO_BACKEND } from './transport/run-operation.ts';

const OPERATIONS = Object.values(generated);
const stock = buildSchema(readFileSync('storefront/gateway/testing/stock-backend.graphql', 'utf8'));
const own = buildSchema(SCHEMA);

/** Operations that only this shop's own engine has. */
const OWN = [
  'CancelOrder',
  'CancelStockAlerts',
  'EraseAccount',
  'findOrder',
  'getAddressSaving',
  'getOwnRecords',
  'getStripeKey',
  'LogInFor',
  'PayOrder',
  'RegisterFor',
  'RequestAddressSaving',
  'RequestReturn',
  'RequestStockAlert',
  'SettleOrder',
  'StopStockAlert',
];

const stockErrors = (text: string) => validate(stock, parse(text)).map(({ message }) => message);

test.each(OPERATIONS)('$name is valid for the engine of this shop', ({ text }) => {
  expect(validate(own, parse(text))).toEqual([]);
});

test.each(OPERATIONS.filter(({ name }) => !OWN.includes(name)))(
  '$name is valid for a stock WooCommerce',
  ({ text, stockText = text }) => {
    expect(stockErrors(stockText)).toEqual([]);
  },
);

/** The gateway recognises a stock WooCommerce by these errors. */
test.each(OPERATIONS.filter(({ name, stockText }) => stockText !== undefined || OWN.includes(name)))(
  'a stock WooCommerce refuses the own fields of $name as unknown',
  ({ text }) => {
    const errors = stockErrors(text);
    expect(errors).not.toEqual([]);
    expect(errors.filter((message) => !UNKNOWN_TO_BACKEND.test(message))).toEqual([]);
  },
);
