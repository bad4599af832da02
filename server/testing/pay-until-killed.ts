import { randomUUID } from 'node:crypto';
import { writeSync } from 'node:fs';
import { Stripe } from 'stripe';
import type { StripeAccess } from '#engine/adapters/payment/stripe/stripe-client.ts';
import { createApiShopper } from './api-shopper.ts';
import { addProducts, openSmallShop, type StockedProduct } from './small-shop.ts';

export const CARD_PRODUCT: StockedProduct = { sku: 'additive', pieces: 1000 };

const STANDARD_OUTPUT = 1;
const report = (line: string) => writeSync(STANDARD_OUTPUT, `${line}\n`);

/** A card gateway on this machine, in another process. */
export const cardAccess = (port: number, secretKey: string): StripeAccess => ({
  secretKey,
  publishableKey: null,
  webhookSecret: null,
  isTest: true,
  host: { address: '127.0.0.1', port },
  hostedPagesUrl: 'http://shop.example/test-cards',
  log: { warn: () => undefined },
});

/**
 * Sells by card until its process is killed: of each four orders one is paid, one paid and partly
 * refunded, one cancelled, and one paid after a declined card.
 */
async function payUntilKilled(dataFolder: string, stripe: StripeAccess): Promise<never> {
  const shop = await openSmallShop({ dataFolder, stripe });
  await addProducts(shop, [CARD_PRODUCT]);
  const { usecases } = shop.engine;
  const browser = new Stripe(stripe.secretKey, {
    protocol: 'http',
    host: '127.0.0.1',
    port: stripe.host?.port ?? 0,
    telemetry: false,
  });
  const confirm = (intent: string, card: string) =>
    browser.paymentIntents.confirm(intent, { payment_method: card }).catch(() => undefined);
  const returnToShop = (key: string) => usecases.syncOrderPayments({ customerId: '', language: 'en' }, { key });

  for (let order = 0; ; order += 1) {
    const shopper = createApiShopper(shop.engine.execute);
    await shopper.add(CARD_PRODUCT.sku, 2);
    const placed = await shopper.checkOut(randomUUID(), 'stripe');
    if (!placed.ok) throw new Error(`refused: ${placed.code}`);
    const intent = /(pi_\w+?)_secret_/.exec(placed.redirect)?.[1] ?? '';
    report(`placed ${placed.key}`);
    if (order % 4 === 2) {
      await usecases.cancelOrder({ id: placed.id, reason: 'shop' });
      continue;
    }
    if (order % 4 === 3) {
      await confirm(intent, 'pm_card_chargeDeclined');
      await returnToShop(placed.key);
    }
    await confirm(intent, 'pm_card_visa');
    await returnToShop(placed.key);
    if (order % 4 !== 1) continue;
    await usecases.refundOrder({ id: placed.id, request: { kind: 'amount', amount: 500, reason: '', restock: false } });
  }
}

const [, script, dataFolder, port, secretKey] = process.argv;
if (script === import.meta.filename && dataFolder && port && secretKey) {
  await payUntilKilled(dataFolder, cardAccess(Number(port), secretKey));
}
