import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { Stripe } from 'stripe';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestCardServer, type TestCardServer } from './open-test-card-server.ts';

const BASE_URL = 'http://localhost:3000';

let dataFolder: string;
let cards: TestCardServer;
let stripe: Stripe;

const open = () =>
  openTestCardServer({
    dataFolder,
    baseUrl: BASE_URL,
    now: () => new Date(),
    onError: (error) => void Promise.reject(error),
  });
const client = ({ access }: TestCardServer, key = access.secretKey) =>
  new Stripe(key, {
    protocol: 'http',
    host: access.host.address,
    port: access.host.port,
    telemetry: false,
    maxNetworkRetries: 0,
  });

beforeAll(async () => {
  dataFolder = mkdtempSync(join(tmpdir(), 'test-cards-'));
  cards = await open();
  stripe = client(cards);
});
afterAll(async () => {
  await cards.close();
  rmSync(dataFolder, { recursive: true });
});

test('keeps its data readable for its owner only', () => {
  const modes = readdirSync(dataFolder).map((file) => statSync(join(dataFolder, file)).mode & 0o777);
  expect(new Set(modes)).toEqual(new Set([0o600]));
});

const newIntent = (rest: Partial<Stripe.PaymentIntentCreateParams> = {}, options: Stripe.RequestOptions = {}) =>
  stripe.paymentIntents.create({ amount: 1290, currency: 'eur', capture_method: 'manual', ...rest }, options);
const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => null,
    (error) => error.code ?? error.type,
  );

describe('the test-card gateway, called by the official package', () => {
  test('authorizes, captures and refunds', async () => {
    const { id } = await newIntent({ metadata: { order: '7' } });
    expect(await stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' })).toMatchObject({
      status: 'requires_capture',
      amount_capturable: 1290,
      amount_received: 0,
      metadata: { order: '7' },
    });
    expect(await stripe.paymentIntents.capture(id)).toMatchObject({ status: 'succeeded', amount_received: 1290 });
    await stripe.refunds.create({ payment_intent: id, amount: 1000 });
    expect(await codeOf(stripe.refunds.create({ payment_intent: id, amount: 291 }))).toBe('amount_too_large');
    await stripe.refunds.create({ payment_intent: id });
    expect(await codeOf(stripe.refunds.create({ payment_intent: id }))).toBe('charge_already_refunded');
  });

  test.each([
    ['pm_card_chargeDeclined', 'card_declined'],
    ['pm_card_chargeDeclinedExpiredCard', 'expired_card'],
    ['pm_card_chargeDeclinedIncorrectCvc', 'incorrect_cvc'],
  ])('declines %s with %s, and accepts another card afterwards', async (method, code) => {
    const { id } = await newIntent();
    expect(await codeOf(stripe.paymentIntents.confirm(id, { payment_method: method }))).toBe(code);
    expect((await stripe.paymentIntents.retrieve(id)).status).toBe('requires_payment_method');
    expect((await stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' })).status).toBe(
      'requires_capture',
    );
  });

  test('refuses what the status of an intent does not allow', async () => {
    const { id } = await newIntent();
    expect(await codeOf(stripe.paymentIntents.capture(id))).toBe('payment_intent_unexpected_state');
    expect((await stripe.paymentIntents.update(id, { amount: 900 })).amount).toBe(900);
    await stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' });
    expect(await codeOf(stripe.paymentIntents.update(id, { amount: 1 }))).toBe('payment_intent_unexpected_state');
    expect((await stripe.paymentIntents.update(id, { metadata: { order: '9' } })).metadata).toEqual({ order: '9' });
    expect((await stripe.paymentIntents.cancel(id)).status).toBe('canceled');
    expect(await codeOf(stripe.paymentIntents.capture(id))).toBe('payment_intent_unexpected_state');
    expect(await codeOf(stripe.paymentIntents.retrieve('pi_unknown'))).toBe('resource_missing');
  });

  test('returns the same response for a repeated idempotency key, and refuses a different call with it', async () => {
    const one = await newIntent({}, { idempotencyKey: 'once' });
    expect((await newIntent({}, { idempotencyKey: 'once' })).id).toBe(one.id);
    expect(await codeOf(newIntent({ amount: 1 }, { idempotencyKey: 'once' }))).toBe('StripeIdempotencyError');
  });

  test('refuses any other API key', async () => {
    const otherClient = client(cards, 'sk_test_somebody');
    expect(await codeOf(otherClient.paymentIntents.create({ amount: 1, currency: 'eur' }))).toBe(
      'StripeAuthenticationError',
    );
  });

  test('keeps its data and keys when it is opened again', async () => {
    const { id } = await newIntent();
    const other = await open();
    expect(other.access.secretKey).toBe(cards.access.secretKey);
    expect((await client(other).paymentIntents.retrieve(id)).id).toBe(id);
    await other.close();
  });
});

test('signs events as Stripe does, and sends them until they are accepted', async () => {
  const received: { body: string; signature: string }[] = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  const shop = createServer(async (request, response) => {
    received.push({ body: await text(request), signature: String(request.headers['stripe-signature']) });
    response.writeHead(received.length === 1 ? 503 : 200).end();
    if (received.filter(({ body }) => body === received[0]?.body).length === 2) resolve();
  });
  await new Promise<void>((done) => shop.listen(0, '127.0.0.1', done));
  cards.sendEventsTo(`http://127.0.0.1:${(shop.address() as AddressInfo).port}/webhooks/stripe`);
  const { id } = await newIntent();
  await stripe.paymentIntents.cancel(id);
  await promise;
  const [first] = received;
  const event = stripe.webhooks.constructEvent(
    first?.body ?? '',
    first?.signature ?? '',
    cards.access.webhookSecret ?? '',
  );
  expect(event.object).toBe('event');
  shop.close();
});

describe('the card page', () => {
  const page = async (
    rest: Partial<Parameters<TestCardServer['handlePage']>[0]> = {},
    returnUrl = `${BASE_URL}/id/done`,
  ) => {
    const { client_secret } = await newIntent();
    const query = new URLSearchParams({ language: 'id', return_url: returnUrl });
    return cards.handlePage({ method: 'GET', path: client_secret ?? '', query, form: new URLSearchParams(), ...rest });
  };
  const pay = (fields: Readonly<Record<string, string>>) =>
    page({
      method: 'POST',
      form: new URLSearchParams({ number: '4242424242424242', expiry: '12/99', cvc: '123', ...fields }),
    });

  test('shows the shopper’s language and that it is a test', async () => {
    const shown = await page();
    expect(shown).toMatchObject({ kind: 'page', status: 200, html: expect.stringContaining('Mode uji') });
  });

  test('redirects to the shop after the payment, and never to another site', async () => {
    expect(await pay({})).toEqual({ kind: 'redirect', to: `${BASE_URL}/id/done` });
    expect(await page({}, 'https://thief.example/')).toMatchObject({
      html: expect.stringContaining(`href="${BASE_URL}/"`),
    });
  });

  test.each([
    ['a card that is no test card', { number: '4111 1111 1111 1111' }, 'bukan kartu uji'],
    ['a number with letters in it', { number: '4242 4242 4242 424x' }, 'bukan kartu uji'],
    ['a card of last year', { expiry: '11/25' }, 'sudah lewat'],
    ['an invalid month', { expiry: '13/99' }, 'sudah lewat'],
    ['a code of two digits', { cvc: '12' }, '3 atau 4 angka'],
    ['a declined card', { number: '4000 0000 0000 0002' }, 'Kartu ditolak'],
  ])('refuses %s with the reason', async (_case, fields, words) => {
    expect(await pay(fields)).toMatchObject({ kind: 'page', status: 422, html: expect.stringContaining(words) });
  });

  test('keeps what was typed, and names the field to correct', async () => {
    const { html } = (await pay({ number: '4242 4242 4242 4242', expiry: '11/25', cvc: '987' })) as { html: string };
    for (const kept of ['value="4242 4242 4242 4242"', 'value="11/25"', 'value="987"']) expect(html).toContain(kept);
    expect(html).toMatch(/name="expiry"[^>]+aria-invalid="true"/);
    expect(html.match(/aria-invalid="true"/g)).toHaveLength(1);
  });

  test('shows nothing without the secret', async () => {
    const { id } = await newIntent();
    expect(await page({ path: `${id}_secret_guess` })).toMatchObject({ kind: 'page', status: 404 });
  });
});
