import { type CardOutcome, outcomeOf } from './cards.ts';
import { answered, confirmed, EVENT_OF, type Intent, newId } from './intent.ts';
import type { Ledger, Thing } from './ledger.ts';

/** What API and pages do with the ledger alike. */
export interface Desk {
  readonly ledger: Ledger;
  /** Seconds since 1970. */
  now(): number;
  find(id: string): Intent | null;
  /** Stores the intent in its new state and owes the shop the message about it. */
  move(intent: Intent): Intent;
  tell(type: string, object: Thing): void;
}

export function createDesk(ledger: Ledger, now: () => Date): Desk {
  const seconds = () => Math.floor(now().getTime() / 1000);
  const tell = (type: string, object: Thing) => {
    const id = newId('evt');
    const event = { id, object: 'event', type, created: seconds(), livemode: false, data: { object } };
    ledger.owe({ id, body: JSON.stringify(event), at: now().getTime() });
  };
  return {
    ledger,
    now: seconds,
    find: (id) => ledger.find<Intent>('payment_intent', id),
    move(intent) {
      ledger.save('payment_intent', intent);
      tell(EVENT_OF[intent.status], intent);
      return intent;
    },
    tell,
  };
}

/** Null when there is no such card, or the intent does not wait for one. */
export function confirmWith(desk: Desk, intent: Intent, method: string): Intent | null {
  const outcome: CardOutcome | null = outcomeOf(method);
  if (!outcome || !['requires_payment_method', 'requires_action'].includes(intent.status)) return null;
  return desk.move(confirmed(intent, method, outcome));
}

/** Null when the bank has asked nothing. */
export const answerBank = (desk: Desk, intent: Intent, isGiven: boolean): Intent | null =>
  intent.status === 'requires_action' ? desk.move(answered(intent, isGiven)) : null;
