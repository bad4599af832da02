import type { PaymentKind } from '../../model/order/order.ts';
import type { PaymentKindEnum } from '../generated/operations.generated.ts';

const KINDS = {
  PAY_ON_DELIVERY: 'pay-on-delivery',
  BANK_TRANSFER: 'bank-transfer',
  HOSTED_PAGE: 'hosted-page',
  EMBEDDED_FORM: 'embedded-form',
} as const satisfies Record<PaymentKindEnum, PaymentKind>;

/** A stock WooCommerce has no kinds. These are the ids of its own methods and of its most common extensions. */
const WOOCOMMERCE_KINDS: Readonly<Partial<Record<string, PaymentKind>>> = {
  bacs: 'bank-transfer',
  cheque: 'bank-transfer',
  cod: 'pay-on-delivery',
  paypal: 'hosted-page',
  'ppcp-gateway': 'hosted-page',
  stripe: 'embedded-form',
};

/** Null for a method of a stock WooCommerce that is not known here. */
export const paymentKindOf = (kind: PaymentKindEnum | null | undefined, methodId: string): PaymentKind | null =>
  kind ? KINDS[kind] : (WOOCOMMERCE_KINDS[methodId] ?? null);
