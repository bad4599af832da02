import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { countryNames } from '#contract/geography/countries.ts';
import { SITE as SHOP } from '#contract/site.ts';
import { DATABASES } from '#engine/adapters/database/testing/databases.ts';
import { createEmailRenderer } from '#engine/adapters/mail/render-email.ts';
import { SITE } from '#engine/adapters/mail/testing/samples.ts';
import { JAKARTA } from '#engine/domain/testing/shop.ts';
import { deliverMails } from '#engine/usecases/mail/deliver-mails.ts';
import { fakePaymentProvider } from '#engine/usecases/testing/fake-payment-provider.ts';
import { OrderReceived } from '#storefront/features/order/order-received.tsx';
import { createShop } from '#storefront/gateway/create-shop.ts';
import type { ShopperApi } from '#storefront/gateway/shop.ts';
import { LanguageContext } from '#storefront/i18n/bilingual.ts';
import { ADD, visitor } from './testing/client.ts';
import { cardForm, counter, virtualAccount, wallet } from './testing/made-up-payment-methods.ts';
import { openShop, type TestShop } from './testing/open-shop.ts';

const WALLET_URL = 'https://wallet.example/pay';
/** Gives the storefront a key for its card form. No call goes to Stripe. */
const STRIPE = {
  secretKey: 'sk_test_1',
  publishableKey: 'pk_test_1',
  webhookSecret: null,
  host: null,
  hostedPagesUrl: null,
  isTest: true,
  log: { warn: () => undefined },
};
const LANGUAGES = ['en', 'id'] as const;

describe.each(DATABASES)('made-up payment methods on %s', (_name, open) => {
  const walletProvider = fakePaymentProvider(WALLET_URL);
  const cardProvider = fakePaymentProvider();
  const methods = [virtualAccount, counter, wallet(walletProvider), cardForm(cardProvider)];
  let shop: TestShop;
  let storefront: ReturnType<typeof createShop>;

  beforeAll(async () => {
    shop = await openShop(open, STRIPE, { paymentMethods: methods });
    storefront = createShop(shop.engine.execute, {
      maxAgeMs: null,
      onError: (error) => {
        throw error;
      },
    });
  });
  afterAll(() => shop.close());

  function shopperIn(language: 'id' | 'en'): () => ShopperApi {
    let sessionToken: string | null = null;
    const onSessionToken = (token: string | null) => {
      sessionToken = token;
    };
    return () => storefront.shopper({ language, sessionToken, onSessionToken });
  }

  async function buy(paymentMethod: string, language: 'id' | 'en' = 'en', rate: string | null = null) {
    const shopper = shopperIn(language);
    await shopper().addToCart({ productId: shop.ids.cleaner ?? 0, quantity: 1 });
    await shopper().saveAddresses({ billing: JAKARTA, shipping: JAKARTA });
    if (rate) await shopper().chooseShipping(rate);
    const { cart } = await shopper().checkoutState();
    const placed = await shopper().placeOrder({
      billing: JAKARTA,
      shipping: JAKARTA,
      shipToDifferentAddress: false,
      paymentMethod,
      customerNote: '',
      idempotencyKey: crypto.randomUUID(),
      expectedTotal: cart.total,
    });
    if (!placed.ok) throw new Error(placed.refusal.message);
    const { id, key } = placed.value;
    const read = async () => {
      await shopper().settleOrder(key);
      const order = await shopper().order(id, key);
      if (!order) throw new Error(`order ${id} cannot be read`);
      return order;
    };
    return { placed: placed.value, shopper, read };
  }

  function orderPage(order: Awaited<ReturnType<Awaited<ReturnType<typeof buy>>['read']>>, language: 'id' | 'en') {
    const page = createElement(OrderReceived, {
      order,
      countries: countryNames(['ID'], language),
      isReceipt: true,
      urlKey: null,
      formKey: 'form',
      isGuest: false,
      outcome: undefined,
      boughtAgain: null,
    });
    const Page = () => createElement(LanguageContext.Provider, { value: language }, page);
    return renderToStaticMarkup(createElement(createRoutesStub([{ path: '/', Component: Page }])));
  }

  /** The text of the email that confirms the order. */
  async function confirmation(subject: RegExp): Promise<string> {
    const sent: { readonly subject: string; readonly text: string }[] = [];
    const transport = {
      timeoutMs: 1000,
      async send(email: (typeof sent)[number]) {
        sent.push(email);
        return { ok: true } as const;
      },
    };
    const onFailure = (_mail: unknown, { error }: { readonly error: string }) => expect.fail(error);
    const delivery = { ...shop.needs, transport, emails: createEmailRenderer(SITE), onFailure };
    while ((await deliverMails(delivery)) > 0);
    return sent.find((email) => subject.test(email.subject))?.text ?? '';
  }

  test('are offered with their kinds and titles', async () => {
    const guest = visitor(shop);
    await guest.ask(ADD, { input: { productId: shop.ids.cleaner, quantity: 1 } });
    const { data } = await guest.ask('{ paymentGateways { nodes { id kind title description hasPayPage } } }');
    expect(data.paymentGateways.nodes).toMatchObject([
      { id: 'virtual_account', kind: 'BANK_TRANSFER', title: 'Virtual account title', hasPayPage: false },
      { id: 'counter', kind: 'PAY_ON_DELIVERY', title: 'Counter title', hasPayPage: false },
      { id: 'wallet', kind: 'HOSTED_PAGE', description: 'Wallet description', hasPayPage: true },
      { id: 'card_form', kind: 'EMBEDDED_FORM', description: 'Card form description', hasPayPage: false },
    ]);
    const shopper = shopperIn('id');
    await shopper().addToCart({ productId: shop.ids.cleaner ?? 0, quantity: 1 });
    expect((await shopper().checkoutState()).paymentMethods.map(({ title }) => title)).toEqual([
      'Virtual account judul',
      'Counter judul',
      'Wallet judul',
      'Card form judul',
    ]);
  });

  test('pays by the first one on offer when the client names none', async () => {
    const guest = visitor(shop);
    await guest.ask(ADD, { input: { productId: shop.ids.cleaner, quantity: 1 } });
    const CHECKOUT = `mutation ($input: CheckoutInput!) {
      checkout(input: $input) { order { status paymentMethod paymentMethodTitle paymentKind } }
    }`;
    const { data, errors } = await guest.ask(CHECKOUT, { input: { billing: JAKARTA } });
    expect(errors).toEqual([]);
    expect(data.checkout.order).toEqual({
      status: 'ON_HOLD',
      paymentMethod: 'virtual_account',
      paymentMethodTitle: 'Virtual account title',
      paymentKind: 'BANK_TRANSFER',
    });
  });

  test.each(LANGUAGES)('by transfer: page and email show account, next step and stage in %s', async (language) => {
    const { placed, read } = await buy('virtual_account', language);
    expect(placed).toMatchObject({ payPage: null, needsCardForm: false });
    const [step, stage] = language === 'id' ? ['langkah', 'tahap'] : ['next step', 'stage'];
    const order = await read();
    expect(order).toMatchObject({ status: 'on-hold', payment: { kind: 'bank-transfer' } });
    const page = orderPage(order, language);
    for (const text of [`Virtual account ${step}`, `Virtual account ${stage}`, '8808123456789', String(placed.id)]) {
      expect(page).toContain(text);
    }
    const email = await confirmation(new RegExp(`order ${placed.id}|Pesanan ${placed.id}`));
    expect(email).toContain(`Virtual account ${step}`);
    expect(email).toContain(`[ ] Virtual account ${stage}`);
    expect(email).toContain('Bank Uji\n8808123456789\nPT Uji');
    await shop.engine.usecases.markPaid(placed.id);
    const paid = orderPage(await read(), language);
    expect(paid).not.toContain(`Virtual account ${step}`);
    expect(paid).toContain(`Virtual account ${stage}`);
  });

  test('on delivery: the order is processed at once, and the payment is its last stage', async () => {
    const { placed, read } = await buy('counter');
    const order = await read();
    expect(order).toMatchObject({ status: 'processing', needsPayment: false, payment: { kind: 'pay-on-delivery' } });
    const page = orderPage(order, 'en');
    expect(page).toContain('Counter next step');
    expect(page).toContain(`Counter instructions ${placed.id}`);
    expect(page.indexOf('Counter stage')).toBeGreaterThan(page.indexOf('On the way'));
    const email = await confirmation(new RegExp(`order ${placed.id}`));
    expect(email).toContain(`Counter instructions ${placed.id}`);
    expect(email.indexOf('[ ] Counter stage')).toBeGreaterThan(email.indexOf('[ ] On the way'));
  });

  test.each(LANGUAGES)('an order that is collected: page and email say where in %s', async (language) => {
    const { placed, read } = await buy('counter', language, 'local_pickup:3');
    const order = await read();
    expect(order.isPickedUp).toBe(true);
    const [address] = SHOP.seller.address;
    expect(orderPage(order, language)).toContain(address);
    expect(orderPage(order, language)).not.toMatch(/On the way|Dalam perjalanan|Deliver to|Dikirim ke/);
    expect(await confirmation(new RegExp(`order ${placed.id}|Pesanan ${placed.id}`))).toContain(address);
    await shop.engine.usecases.readyOrder({ id: placed.id, message: '' });
    const ready = language === 'id' ? 'siap diambil' : 'ready to collect';
    expect(await confirmation(new RegExp(`${placed.id} .*${ready}`))).toContain(address);
    expect(orderPage(await read(), language).toLowerCase()).toContain(ready);
  });

  test('on a hosted page: the shopper is sent there, and the order is paid once they are back', async () => {
    const { placed, read } = await buy('wallet');
    const intent = walletProvider.lastIntent();
    expect(placed).toMatchObject({ payPage: `${WALLET_URL}/${intent?.clientSecret}`, needsCardForm: false });
    expect(await read()).toMatchObject({ status: 'pending', needsPayment: true });
    walletProvider.change(intent?.id ?? '', { status: 'requires-capture' });
    const order = await read();
    expect(order).toMatchObject({ status: 'processing', needsPayment: false, payment: { kind: 'hosted-page' } });
    expect(orderPage(order, 'en')).toContain('Wallet stage');
    expect(walletProvider.lastIntent()?.status).toBe('succeeded');
  });

  test('in an embedded form: the page gets the keys for it, and a declined card can be followed by another', async () => {
    const { placed, shopper, read } = await buy('card_form');
    expect(placed).toMatchObject({ payPage: null, needsCardForm: true });
    const first = cardProvider.lastIntent();
    expect(await shopper().payOrder(placed.key)).toEqual({
      ok: true,
      value: { payPage: null, card: { publishableKey: 'pk_test_1', clientSecret: first?.clientSecret } },
    });
    cardProvider.change(first?.id ?? '', { declineCode: 'insufficient_funds' });
    expect(await read()).toMatchObject({ status: 'failed', needsPayment: true });
    await shopper().payOrder(placed.key);
    const second = cardProvider.lastIntent();
    expect(second?.id).not.toBe(first?.id);
    cardProvider.change(second?.id ?? '', { status: 'requires-capture' });
    const order = await read();
    expect(order).toMatchObject({ status: 'processing', payment: { kind: 'embedded-form' } });
    const page = orderPage(order, 'en');
    expect(page).toContain('Card form stage');
    expect(page).toContain('Card form title');
  });
});
