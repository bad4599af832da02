import { expect, test } from 'vitest';
import { anOrder } from '#engine/domain/testing/order.ts';
import { sheets } from './slips.ts';

const order = anOrder({ note: '<script>alert(1)</script>\nTitip satpam', language: 'id' });

test.each(['slip', 'label'] as const)(
  'a %s has a page for each order, and runs nothing that a buyer wrote',
  (sheet) => {
    const html = sheets([order, { ...order, id: 1002, shipping: { ...order.shipping, city: '<img src=x>' } }], sheet);
    expect(html.match(/<section/g)).toHaveLength(2);
    expect(html).toContain('Pesanan 1002');
    expect(html).toContain('&lt;img src=x&gt;');
    expect(html).not.toMatch(/<script|<img/);
  },
);

test('a slip says what is to be packed, and the note of the buyer', () => {
  const html = sheets([order], 'slip');
  for (const { sku, quantity } of order.lines) {
    expect(html).toContain(sku);
    expect(html).toContain(`<td class="pieces">${quantity}</td>`);
  }
  expect(html).toContain('Titip satpam');
});
