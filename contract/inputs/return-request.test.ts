import { expect, test } from 'vitest';
import { formWith } from '../testing/form.ts';
import { returnLineField } from './return-form.ts';
import { readReturnForm } from './return-request.ts';

function form(fields: Readonly<Record<string, string>>, pictures: readonly File[] = []): FormData {
  const data = formWith(fields);
  for (const picture of pictures) data.append('pictures', picture);
  return data;
}

const VALID = { reason: 'damaged', text: ' Tutupnya retak. ', [returnLineField(7)]: '2', key: 'k' };
const photo = (bytes: number) => new File([new Uint8Array(bytes)], 'a.jpg', { type: 'image/jpeg' });

test('reads reason, text, pieces and pictures', () => {
  const pictures = [photo(3), photo(0)];
  expect(readReturnForm(form({ ...VALID, [returnLineField(8)]: '0' }, pictures))).toMatchObject({
    ok: true,
    value: { reason: 'damaged', text: 'Tutupnya retak.', lines: [{ line: 7, quantity: 2 }], pictures: [pictures[0]] },
  });
});

test.each([
  ['an unknown reason', { ...VALID, reason: 'x' }, [], { reason: 'required' }],
  ['no text', { ...VALID, text: ' ' }, [], { text: 'short' }],
  ['hardly a word', { ...VALID, text: 'rusak' }, [], { text: 'short' }],
  ['too much text', { ...VALID, text: 'a'.repeat(2001) }, [], { text: 'long' }],
  ['no pieces', { ...VALID, [returnLineField(7)]: '0' }, [], { lines: 'required' }],
  ['pieces that are no number', { ...VALID, [returnLineField(7)]: '-1' }, [], { lines: 'required' }],
  ['five pictures', VALID, [1, 2, 3, 4, 5].map(photo), { pictures: 'many' }],
  ['a huge picture', VALID, [photo(8 * 1024 * 1024 + 1)], { pictures: 'large' }],
  ['nothing at all', {}, [], { reason: 'required', text: 'short', lines: 'required' }],
])('names the fields to correct in a form with %s', (_case, fields, pictures, problems) => {
  expect(readReturnForm(form(fields, pictures))).toEqual({ ok: false, problems });
});
