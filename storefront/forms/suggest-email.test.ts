import { expect, test } from 'vitest';
import { suggestEmail } from './suggest-email.ts';

test.each([
  ['two letters swapped', 'budi@gmial.com', 'budi@gmail.com'],
  ['swapped at the end', 'budi@yahoo.co.di', 'budi@yahoo.co.id'],
  ['a letter missing', 'budi@gmail.co', 'budi@gmail.com'],
  ['a letter too many', 'budi@yahooo.com', 'budi@yahoo.com'],
  ['a wrong letter', 'budi@yahoo.co.ud', 'budi@yahoo.co.id'],
  ['a slip in each part', 'budi@hotmial.con', 'budi@hotmail.com'],
  ['a comma', 'budi@gmail,com', 'budi@gmail.com'],
  ['a comma in a longer one', 'budi@yahoo,co.id', 'budi@yahoo.co.id'],
  ['no end', 'budi@gmail', 'budi@gmail.com'],
  ['an end that Google has not', 'budi@gmail.co.id', 'budi@gmail.com'],
  ['in capitals, with spaces around', ' Budi.S@GMAIL.CON ', 'Budi.S@gmail.com'],
])('suggests what was meant: %s', (_case, typed, meant) => {
  expect(suggestEmail(typed)).toBe(meant);
});

test.each([
  'budi@gmail.com',
  'budi@YAHOO.co.id',
  'budi@ymail.com',
  'budi@mail.com',
  'budi@email.com',
  'budi@yahoo.co.uk',
  'budi@hotmail.fr',
  'budi@ui.ac.id',
  'budi@tokoku.co.id',
  'budi@me.com',
  'budi@gmx.de',
  'budi@',
  'gmial.com',
  'a b@gmial.com',
  '',
])('leaves alone what may be right, or is no address at all: %s', (typed) => {
  expect(suggestEmail(typed)).toBeNull();
});
