import { expect, test } from 'vitest';
import { HTML_RENDERERS } from './html-blocks.ts';

const showLine = (name: string, details: readonly string[]) =>
  HTML_RENDERERS['order-lines']({ kind: 'order-lines', rows: [{ name, details, amount: '€9.90' }] });

test.each([
  ['a name', 'Lap Mikrofiber, 30 lembar', [], '>Lap Mikrofiber, 30\u00a0lembar<'],
  ['a choice', 'Oli', ['Isi: 0,8 L', '2 × €9.90'], '>Isi: 0,8\u00a0L</span><br>'],
  ['no other number of a name', 'Paket 3 botol Oli 1', [], '>Paket 3 botol Oli 1<'],
])('keeps the pack size of %s on one line', (_what, name, details, shown) => {
  expect(showLine(name, details)).toContain(shown);
});

test('keeps the pack size of a linked name on one line', () => {
  const links = [{ label: 'Penguat Oktan, 150 ml', url: 'https://shop.example/', note: '' }];
  expect(HTML_RENDERERS.links({ kind: 'links', links })).toContain('>Penguat Oktan, 150\u00a0ml</a>');
});
