/** What a form posted to the cart wants. */
const CART_INTENTS = [
  'add',
  'quantity',
  'remove',
  'restore',
  'empty',
  'shipping',
  'apply-code',
  'remove-code',
] as const;
export type CartIntent = (typeof CART_INTENTS)[number];

export const intentOf = (form: FormData): CartIntent | null => {
  const asked = form.get('intent');
  return CART_INTENTS.find((intent) => intent === asked) ?? null;
};
