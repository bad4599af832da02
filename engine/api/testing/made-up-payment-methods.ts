import type { GatewayFactory } from '#engine/adapters/payment/gateways.ts';
import type { PaymentTexts } from '#engine/domain/payment/gateway.ts';
import type { Gateway, PaymentProvider } from '#engine/usecases/ports/payment-provider.ts';

/** Texts that occur nowhere else, so that a test finds out where they are shown. */
const textsOf = (name: string): PaymentTexts => ({
  title: { id: `${name} judul`, en: `${name} title` },
  description: { id: `${name} keterangan`, en: `${name} description` },
  instructions: { id: `${name} petunjuk {order}`, en: `${name} instructions {order}` },
  nextStep: { id: `${name} langkah`, en: `${name} next step` },
  stage: { id: `${name} tahap`, en: `${name} stage` },
});

/** Paid at a pickup counter, when the items are handed over. */
export const counter: GatewayFactory = (): Gateway => ({
  id: 'counter',
  kind: 'pay-on-delivery',
  texts: textsOf('Counter'),
  accounts: [],
  available: ({ needsShipping }) => needsShipping,
  initialStatus: () => 'processing',
  provider: null,
});

/** By transfer to a virtual account. */
export const virtualAccount: GatewayFactory = (): Gateway => ({
  id: 'virtual_account',
  kind: 'bank-transfer',
  texts: textsOf('Virtual account'),
  accounts: [{ bank: 'Bank Uji', holder: 'PT Uji', number: '8808123456789', iban: '', bic: '' }],
  available: () => true,
  initialStatus: () => 'on-hold',
  provider: null,
});

/** On the page of a wallet, to which the shopper is sent. */
export const wallet =
  (provider: PaymentProvider): GatewayFactory =>
  (): Gateway => ({
    id: 'wallet',
    kind: 'hosted-page',
    texts: textsOf('Wallet'),
    accounts: [],
    available: () => true,
    initialStatus: () => 'pending',
    provider,
  });

/** In a card form on a page of the shop. */
export const cardForm =
  (provider: PaymentProvider): GatewayFactory =>
  (): Gateway => ({
    id: 'card_form',
    kind: 'embedded-form',
    texts: textsOf('Card form'),
    accounts: [],
    available: () => true,
    initialStatus: () => 'pending',
    provider,
  });
