import { type CartIntent, IDEMPOTENCY_KEY_FIELD, intentOf } from '#contract/inputs/cart-form.ts';

const LINE_INTENTS: ReadonlySet<CartIntent | null> = new Set(['quantity', 'remove']);

const lineOf = (form: FormData) => (LINE_INTENTS.has(intentOf(form)) ? form.get('key') : null);

const contentOf = (form: FormData | undefined): string =>
  JSON.stringify([...(form ?? [])].filter(([name]) => name !== IDEMPOTENCY_KEY_FIELD));

/**
 * Cart forms in flight, in order; the first one has been sent. A later change of a line replaces an earlier one that still
 * waits, so that ten taps cost two requests and the last one wins; a second press of one button changes nothing. A list instead of a queue library: the page shows it.
 */
export function enqueue(queue: readonly FormData[], form: FormData): readonly FormData[] {
  if (contentOf(queue.at(-1)) === contentOf(form)) return queue;
  const line = lineOf(form);
  const [sent, ...waiting] = queue;
  const others = line === null ? waiting : waiting.filter((earlier) => lineOf(earlier) !== line);
  return sent ? [sent, ...others, form] : [form];
}

/** True while a form that adds this product is in flight. */
export const isAdding = (queue: readonly FormData[], productId: number): boolean =>
  queue.some((form) => intentOf(form) === 'add' && form.get('productId') === String(productId));
