import type { PaymentKind } from '#engine/domain/payment/gateway.ts';
import type { PaymentKindEnum } from '../generated/resolvers.generated.ts';

const NAMES = {
  'pay-on-delivery': 'PAY_ON_DELIVERY',
  'bank-transfer': 'BANK_TRANSFER',
  'hosted-page': 'HOSTED_PAGE',
  'embedded-form': 'EMBEDDED_FORM',
} as const satisfies Record<PaymentKind, PaymentKindEnum>;

export const paymentKindName = (kind: PaymentKind): PaymentKindEnum => NAMES[kind];
