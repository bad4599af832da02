import type { Language } from '../language.ts';
import {
  gatewayOf,
  instructionsIn,
  type PaymentGateway,
  type PaymentKind,
  type PaymentTexts,
  textsFor,
} from '../payment/gateway.ts';
import type { BankAccount } from '../settings/settings.ts';
import { isPickedUp, type Order } from './order.ts';
import { isOpenOrder } from './order-access.ts';

/** How an order is paid, in the language of whoever reads it. */
export interface PaymentGuide {
  /** Null when there was nothing to pay, or the shop no longer has the method. */
  readonly kind: PaymentKind | null;
  /** What the payment is called among the stages of the order. Empty without a kind. */
  readonly stage: string;
  /** One sentence on what is left for the buyer to do. Empty once that is done. */
  readonly nextStep: string;
  /** How to pay, in plain lines. Empty once it is paid. */
  readonly instructions: string;
  /** Where to transfer the money. Empty once it is paid. */
  readonly accounts: readonly BankAccount[];
}

interface Reader {
  readonly gateways: readonly PaymentGateway[];
  readonly language: Language;
}

/** What the order's payment method says of it. */
export function paymentGuide(order: Order, { gateways, language }: Reader): PaymentGuide {
  const gateway = gatewayOf(order, gateways);
  if (!gateway) return { kind: null, stage: '', nextStep: '', instructions: '', accounts: [] };
  const { kind, accounts } = gateway;
  const texts = textsFor(gateway, isPickedUp(order));
  const stage = texts.stage[language];
  if (!isMoneyAwaited(order, texts)) return { kind, stage, nextStep: '', instructions: '', accounts: [] };
  if (order.status === 'on-hold' && texts.whileOnHold) {
    const waiting = texts.whileOnHold[language];
    return { kind, stage, nextStep: waiting, instructions: waiting, accounts: [] };
  }
  const steps = (order.status !== 'on-hold' && texts.onceReleased) || texts.instructions;
  const instructions = instructionsIn({ instructions: steps }, order.id, language);
  return { kind, stage, nextStep: texts.nextStep[language], instructions, accounts };
}

/** What was sent is paid by then, unless it was let go before its payment. */
const isMoneyAwaited = (order: Order, { onceReleased }: PaymentTexts): boolean =>
  order.paidAt === null && isOpenOrder(order) && (order.status !== 'completed' || onceReleased !== undefined);

/** The instructions as one plain text, with a line for each account. */
export const instructionLines = ({ instructions, accounts }: PaymentGuide): string =>
  [instructions, ...accounts.map(accountLine)].filter((line) => line !== '').join('\n');

const accountLine = ({ bank, number, holder, iban, bic }: BankAccount): string =>
  [bank, number, holder, iban && `IBAN ${iban}`, bic && `BIC ${bic}`].filter(Boolean).join(' · ');
