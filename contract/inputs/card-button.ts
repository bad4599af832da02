/** Id of the one form that the buttons of all cards on a page send: forms of their own would be a third of each card. */
export const CARD_FORM = 'cards';

const INTENTS = ['add', 'remove'] as const;

/** Name of a card's button. Its value is the product's id. */
export const cardButton = (intent: (typeof INTENTS)[number]): string => `${intent}-product`;

/** The form with the fields `intent` and `productId` in place of the card's button that has sent it, if one has. */
export function withCardButton(form: FormData): FormData {
  for (const intent of INTENTS) {
    const productId = form.get(cardButton(intent));
    if (productId === null) continue;
    form.set('intent', intent);
    form.set('productId', productId);
  }
  return form;
}
