/** The actions of forms that are posted to the cart. */
const CART_INTENTS = [
  'add',
  'quantity',
  'remove',
  'restore',
  'empty',
  'shipping',
  'rebuild',
  'apply-code',
  'remove-code',
  'destination',
] as const;
export type CartIntent = (typeof CART_INTENTS)[number];

export const intentOf = (form: FormData): CartIntent | null => {
  const requested = form.get('intent');
  return CART_INTENTS.find((intent) => intent === requested) ?? null;
};

/** The field whose random value tells a form that is sent twice from two forms. */
export const IDEMPOTENCY_KEY_FIELD = 'idempotencyKey';

/** The field that carries the lines of a cart that is to be rebuilt, as JSON. */
export const LOST_LINES_FIELD = 'lines';

const CHOICE_PREFIX = 'choice.';

/** The form field that carries the chosen option of an attribute. */
export const choiceField = (attribute: string): string => `${CHOICE_PREFIX}${attribute}`;

/** The attribute that a form field is about, or null. */
export const choiceAttribute = (field: string): string | null =>
  field.startsWith(CHOICE_PREFIX) ? field.slice(CHOICE_PREFIX.length) : null;
