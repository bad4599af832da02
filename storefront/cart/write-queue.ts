import { type CartIntent, intentOf } from '#contract/inputs/cart-form.ts';

const SETS_A_LINE: ReadonlySet<CartIntent | null> = new Set(['quantity', 'remove']);

const lineOf = (form: FormData) => (SETS_A_LINE.has(intentOf(form)) ? form.get('key') : null);

/**
 * Forms on their way to the cart, in order; the first one has been sent. A later wish for a line replaces an earlier one that
 * still waits, so that ten taps cost two requests and the last one wins.
 */
export function enqueue(queue: readonly FormData[], form: FormData): readonly FormData[] {
  const line = lineOf(form);
  const [sent, ...waiting] = queue;
  const others = line === null ? waiting : waiting.filter((earlier) => lineOf(earlier) !== line);
  return sent ? [sent, ...others, form] : [form];
}

/** True while a form that puts this product in the cart is on its way. */
export const isAdding = (queue: readonly FormData[], productId: number): boolean =>
  queue.some((form) => intentOf(form) === 'add' && form.get('productId') === String(productId));
