import type { Mail } from '#engine/domain/mail/mail.ts';
import type { LetterFacts, Letters } from '#engine/usecases/ports/letters.ts';
import {
  customerPasswordChanged,
  customerWelcome,
  emailChanged,
  passwordChanged,
  passwordReset,
} from './kinds/account-letters.ts';
import type { Compose, FactsOf } from './kinds/letter-kind.ts';
import { newOrder } from './kinds/new-order.ts';
import { orderCancelled } from './kinds/order-cancelled.ts';
import { orderCompleted } from './kinds/order-completed.ts';
import { orderPaid } from './kinds/order-paid.ts';
import { orderReceived } from './kinds/order-received.ts';
import { orderRefunded } from './kinds/order-refunded.ts';
import { contact, lowStock, reviewWaiting } from './kinds/shop-letters.ts';
import type { Composition } from './layout/blocks.ts';
import { layOut } from './layout/lay-out.ts';
import { createPens, type LetterSite, type Pen } from './pen.ts';

/** Every kind of mail; a new one does not compile until it has its words, in both languages. */
const LETTERS: { readonly [K in Mail['kind']]: Compose<K> } = {
  'order-received': orderReceived,
  'order-paid': orderPaid,
  'order-completed': orderCompleted,
  'order-cancelled': orderCancelled,
  'order-refunded': orderRefunded,
  'new-order': newOrder,
  'customer-welcome': customerWelcome,
  'password-reset': passwordReset,
  'password-changed': passwordChanged,
  'email-changed': emailChanged,
  'customer-password-changed': customerPasswordChanged,
  contact,
  'low-stock': lowStock,
  'review-waiting': reviewWaiting,
};

const compose = <K extends Mail['kind']>(kind: K, facts: FactsOf<K>, pen: Pen): Composition =>
  LETTERS[kind](facts, pen);

export function createLetters(site: LetterSite): Letters {
  const pens = createPens(site);
  return {
    write(facts: LetterFacts) {
      const pen = pens[facts.mail.language];
      return layOut(compose(facts.mail.kind, facts, pen), pen);
    },
  };
}
