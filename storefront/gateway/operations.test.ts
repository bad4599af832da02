import { readFileSync } from 'node:fs';
import { buildSchema, parse, validate } from 'graphql';
import { expect, test } from 'vitest';
import { SCHEMA } from '#contract/generated/schema.generated.ts';
import * as generated from './generated/operations.generated.ts';

const OPERATIONS = Object.values(generated);
const stock = buildSchema(readFileSync('storefront/gateway/testing/stock-backend.graphql', 'utf8'));
const own = buildSchema(SCHEMA);

/** Documents of what this shop's own engine alone knows. */
const EXTRAS = ['findOrder', 'getOrderExtras', 'getProductExtras', 'getStripeKey', 'PayOrder', 'SettleOrder'];

test.each(OPERATIONS)('$name is answered by the engine of this shop', ({ text }) => {
  expect(validate(own, parse(text))).toEqual([]);
});

test.each(OPERATIONS.filter(({ name }) => !EXTRAS.includes(name)))(
  '$name is answered by a stock WooCommerce',
  ({ text, stockText = text }) => {
    expect(validate(stock, parse(stockText))).toEqual([]);
  },
);

test.each(OPERATIONS.filter(({ name }) => EXTRAS.includes(name)))(
  'a stock WooCommerce refuses $name for its fields alone',
  ({ text }) => {
    const messages = validate(stock, parse(text)).map(({ message }) => message);
    expect(messages).not.toEqual([]);
    expect(messages.filter((message) => !message.startsWith('Cannot query field'))).toEqual([]);
  },
);
