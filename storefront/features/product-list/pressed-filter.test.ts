import { expect, test } from 'vitest';
import { withClicked } from './pressed-filter.ts';

function form(...fields: readonly (readonly [string, string])[]): FormData {
  const data = new FormData();
  for (const [name, value] of fields) data.append(name, value);
  return data;
}

const OIL = ['category', 'oil'] as const;
const WAX = ['category', 'wax'] as const;

test('a checkbox that is clicked joins the others of its name', () => {
  const clicked = withClicked(form(OIL), { type: 'checkbox', name: 'category', value: 'wax', checked: false });
  expect([...clicked]).toEqual([OIL, WAX]);
});

test('a ticked checkbox that is clicked leaves the others', () => {
  const clicked = withClicked(form(OIL, WAX), { type: 'checkbox', name: 'category', value: 'oil', checked: true });
  expect([...clicked]).toEqual([WAX]);
});

test.each([true, false])(
  'of radio buttons only the clicked one is chosen, whether it was chosen before: %s',
  (checked) => {
    const clicked = withClicked(form(['rating', checked ? '3' : '4']), {
      type: 'radio',
      name: 'rating',
      value: '3',
      checked,
    });
    expect([...clicked]).toEqual([['rating', '3']]);
  },
);

test('other fields stay as they are', () => {
  const clicked = withClicked(form(['min_price', '5'], OIL), {
    type: 'checkbox',
    name: 'sale',
    value: '1',
    checked: false,
  });
  expect([...clicked]).toEqual([['min_price', '5'], OIL, ['sale', '1']]);
});
