import { expect, test } from 'vitest';
import { formWith } from '../testing/form.ts';
import { cardButton, withCardButton } from './card-button.ts';

const fieldsOf = (form: FormData) => ({ intent: form.get('intent'), productId: form.get('productId') });

test.each(['add', 'remove'] as const)('the button of a card that says %s stands for a form of its own', (intent) => {
  expect(fieldsOf(withCardButton(formWith({ [cardButton(intent)]: '23' })))).toEqual({ intent, productId: '23' });
});

test('a form of its own is left as it is', () => {
  const fields = { intent: 'quantity', productId: '7' };
  expect(fieldsOf(withCardButton(formWith(fields)))).toEqual(fields);
});
