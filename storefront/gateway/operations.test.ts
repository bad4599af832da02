import { readFileSync } from 'node:fs';
import { buildSchema, parse, validate } from 'graphql';
import { describe, expect, test } from 'vitest';
import { SCHEMA } from '#contract/generated/schema.generated.ts';
import * as generated from './generated/operations.generated.ts';
import { UNKNOWN_TO_BACKEND } from './transport/run-operation.ts';

const OPERATIONS = Object.values(generated);
const schemaIn = (file: string) => buildSchema(readFileSync(`storefront/gateway/testing/${file}`, 'utf8'));
const own = buildSchema(SCHEMA);

/** Operations that only this shop's own engine has. */
const OWN = [
  'CancelOrder',
  'CancelStockAlerts',
  'CheckPasswordReset',
  'EndOtherLogins',
  'EraseAccount',
  'findOrder',
  'getBackend',
  'getOwnRecords',
  'getStripeKey',
  'LogInFor',
  'PayOrder',
  'RegisterFor',
  'RequestReturn',
  'RequestStockAlert',
  'SettleOrder',
  'StopStockAlert',
  'WriteReviewAs',
];

/** Of the plugins for logins, the recorded 0.21.2 had Headless Login, and the recorded 1.0.2 none. */
const OF_JWT_AUTHENTICATION = ['getLogins', 'login', 'refreshLogin'];
const OF_HEADLESS_LOGIN = ['getHeadlessLogins', 'headlessLogin', 'refreshHeadlessLogin'];

const BACKENDS = [
  { version: '0.21.2', schema: schemaIn('stock-backend.graphql'), lacking: [...OWN, ...OF_JWT_AUTHENTICATION] },
  {
    version: '1.0.2',
    schema: schemaIn('stock-backend-1.graphql'),
    lacking: [...OWN, ...OF_JWT_AUTHENTICATION, ...OF_HEADLESS_LOGIN],
  },
] as const;

test.each(OPERATIONS)('$name is valid for the engine of this shop', ({ text }) => {
  expect(validate(own, parse(text))).toEqual([]);
});

describe.each(BACKENDS)('WooGraphQL $version', ({ schema, lacking }) => {
  const errorsOf = (text: string) => validate(schema, parse(text)).map(({ message }) => message);

  test.each(OPERATIONS.filter(({ name }) => !lacking.includes(name)))('takes $name', ({ text, stockText = text }) => {
    expect(errorsOf(stockText)).toEqual([]);
  });

  /** The gateway recognises a stock WooCommerce by these errors. */
  test.each(OPERATIONS.filter(({ name, stockText }) => stockText !== undefined || lacking.includes(name)))(
    'refuses what it lacks of $name as unknown',
    ({ text }) => {
      const errors = errorsOf(text);
      expect(errors).not.toEqual([]);
      expect(errors.filter((message) => !UNKNOWN_TO_BACKEND.test(message))).toEqual([]);
    },
  );
});
