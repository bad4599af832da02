import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { Stripe } from 'stripe';
import { JAKARTA, NOON } from '#engine/domain/testing/shop.ts';
import { openTestCardServer } from '#server/test-cards/open-test-card-server.ts';
import { ADD, type visitor } from './client.ts';
import { BASE_URL, type OpenDatabase, openShop, type TestShop } from './open-shop.ts';

/** A message of the card gateway to the shop, as it came. */
export interface Message {
  readonly body: string;
  readonly signature: string;
  readonly type: string;
  readonly intent: string;
}

export interface CardShop extends TestShop {
  /** The official package, as the gateway's own operator or a shopper's browser would use it. */
  readonly stripe: Stripe;
  /** Waits for the first message about one intent, or for a later one. */
  message(intent: string, place?: number): Promise<Message>;
  deliver(message: Message): Promise<'handled' | 'invalid-signature' | 'retry-later'>;
}

/** A shop that takes cards, from a gateway of its own that takes test cards and whose messages are kept back. */
export async function openCardShop(open: OpenDatabase): Promise<CardShop> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'shop-cards-'));
  const received: Message[] = [];
  const receiver = await openWebhookReceiver((message) => received.push(message));
  const clock = { now: () => NOON };
  const cards = await openTestCardServer({
    dataFolder,
    baseUrl: BASE_URL,
    now: () => clock.now(),
    onError: (error) => void Promise.reject(error),
  });
  cards.sendEventsTo(receiver.address);
  const shop = await openShop(open, { ...cards.access, log: { warn: () => undefined } });
  clock.now = shop.now;
  const about = (intent: string) => received.filter((message) => message.intent === intent);
  return {
    ...shop,
    stripe: new Stripe(cards.access.secretKey, {
      host: cards.access.host.address,
      port: cards.access.host.port,
      protocol: 'http',
      telemetry: false,
    }),
    async message(intent, place = 0) {
      for (;;) {
        const message = about(intent)[place];
        if (message) return message;
        await receiver.next();
      }
    },
    deliver: ({ body, signature }) =>
      shop.engine.usecases.handlePaymentEvent({
        gateway: 'stripe',
        body,
        header: (name) => (name === 'stripe-signature' ? signature : ''),
      }),
    async close() {
      await shop.close();
      await cards.close();
      receiver.close();
      rmSync(dataFolder, { recursive: true });
    },
  };
}

async function openWebhookReceiver(take: (message: Message) => void) {
  let waiting: (() => void)[] = [];
  const server = createServer(async (request, response) => {
    const body = await text(request);
    const event = JSON.parse(body);
    take({
      body,
      type: event.type,
      signature: String(request.headers['stripe-signature']),
      intent: event.data.object.payment_intent ?? event.data.object.id,
    });
    response.end();
    for (const wake of waiting.splice(0)) wake();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}/`,
    next: () => new Promise<void>((resolve) => (waiting = [...waiting, resolve])),
    close: () => server.close(),
  };
}

export const CARD_CHECKOUT = `mutation ($input: CheckoutInput!) {
  checkout(input: $input) {
    result redirect
    order { databaseId orderKey status needsPayment total(format: RAW) transactionId datePaid }
  }
}`;

const { email: _email, ...SHIPPING } = JAKARTA;

export const CARD_REQUEST = { billing: JAKARTA, shipping: SHIPPING, paymentMethod: 'stripe' };

type Visitor = ReturnType<typeof visitor>;

export const addToCart = (guest: Visitor, productId: number | undefined, quantity = 1) =>
  guest.ask(ADD, { input: { productId, quantity } });

export interface PlacedOrder {
  readonly id: number;
  readonly key: string;
  readonly status: string;
  readonly redirect: string;
  readonly result: string;
  /** Of the intent behind it; empty when it is paid, or failed. */
  readonly intent: string;
}

/** Orders what is in the cart, to be paid by card. */
export async function placeByCard(guest: Visitor, rest: Readonly<Record<string, unknown>> = {}): Promise<PlacedOrder> {
  const { data, errors } = await guest.ask(CARD_CHECKOUT, { input: { ...CARD_REQUEST, ...rest } });
  if (errors.length > 0) throw new Error(JSON.stringify(errors));
  const { order, redirect, result } = data.checkout;
  return {
    id: order.databaseId,
    key: order.orderKey,
    status: order.status,
    redirect,
    result,
    intent: /(pi_\w+?)_secret_/.exec(redirect)?.[1] ?? '',
  };
}
