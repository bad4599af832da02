import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

const KEY = 'sk_live_0123456789';

test('reads the account with Stripe from the environment', () => {
  const config = readConfig({ STRIPE_SECRET_KEY: KEY, STRIPE_WEBHOOK_SECRET: 'whsec_1', STRIPE_PUBLISHABLE_KEY: '' });
  expect(config).toMatchObject({
    stripe: { secretKey: KEY, publishableKey: null, webhookSecret: 'whsec_1', host: null },
    takesTestCards: false,
  });
});

test('accepts a fake of Stripe on this machine', () => {
  const { stripe } = readConfig({ STRIPE_SECRET_KEY: KEY, STRIPE_API_HOST: 'localhost:12111' });
  expect(stripe?.host).toEqual({ address: 'localhost', port: 12_111 });
});

test.each([
  ['on a fresh machine', {}, true],
  ['at a local address', { BASE_URL: 'http://localhost:3000' }, true],
  ['in production', { NODE_ENV: 'production' }, false],
  ['where the world can buy', { BASE_URL: 'https://shop.example' }, false],
  ['over another backend', { COMMERCE_API_URL: 'https://backend.example/graphql' }, false],
  ['with an account', { STRIPE_SECRET_KEY: KEY }, false],
])('test cards %s', (_case, environment, takes) => {
  expect(readConfig(environment).takesTestCards).toBe(takes);
});

test.each([
  ['STRIPE_SECRET_KEY', 'pk_live_1'],
  ['STRIPE_WEBHOOK_SECRET', 'secret-of-mine'],
  ['STRIPE_PUBLISHABLE_KEY', KEY],
  ['STRIPE_API_HOST', 'stripe.example:443'],
])('names a wrong %s without its value', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(name);
  expect(() => readConfig({ [name]: value })).not.toThrow(value);
});
