import { expect, test } from 'vitest';
import type { ListedOrder } from '../../model/order/order-history.ts';
import { listedOrder } from '../../model/testing/orders.ts';
import { renderHtml } from '../../testing/render.tsx';
import { OrderHistory, OrderList } from './order-history.tsx';

const ORDER = listedOrder(1001);

const listed = (shipment: ListedOrder['shipment'], language: 'id' | 'en' = 'id') =>
  renderHtml(<OrderList orders={[{ ...ORDER, shipment }]} headingLevel={2} formKey="" />, { language });

test.each([
  ['id', 'Lacak di JNE'],
  ['en', 'Track it at JNE'],
] as const)('a row of the list leads to the page of its courier in %s', (language, title) => {
  const shipment = { courier: 'JNE', number: '0012345678901', trackingUrl: 'https://jne.co.id/tracking-package' };
  const html = listed(shipment, language);
  expect(html).toMatch(/href="https:\/\/jne\.co\.id\/tracking-package"[^>]*>JNE 0012345678901</);
  expect(html).toContain(title);
});

test('a parcel of an unknown courier is only named, and an order without one says nothing of it', () => {
  const html = listed({ courier: 'Kurir toko', number: '17', trackingUrl: null });
  expect(html).toContain('Kurir toko 17');
  expect(html).not.toContain('target="_blank"');
  expect(listed(null)).not.toContain('tabular');
});

test('an order is bought again from its row, by a form of its page; one to be paid is paid', () => {
  const rowOf = (needsPayment: boolean) =>
    renderHtml(<OrderList orders={[{ ...ORDER, needsPayment }]} headingLevel={2} formKey="random" />);
  expect(rowOf(false)).toMatch(/<form [^>]*action="\/order-summary\/1001"/);
  expect(rowOf(false)).toContain('name="key" value="random"');
  expect(rowOf(true)).not.toContain('<form');
});

test.each([
  ['all that there are', { after: null, next: null }, []],
  ['the newest of many', { after: null, next: 'c2' }, ['after=c2&amp;order=9']],
  ['older ones', { after: 'c1', next: 'c2' }, ['order=9', 'after=c2&amp;order=9']],
  ['the oldest', { after: 'c2', next: null }, ['order=9']],
])('from %s, pages lead to the others, with what is looked for', (_case, page, queries) => {
  const html = renderHtml(<OrderHistory orders={[ORDER]} search="9" formKey="" {...page} />);
  const links = [...html.matchAll(/href="\/my-account\?tab=orders&amp;([^"]*)"/g)].map(([, query]) => query);
  expect(links).toEqual(queries);
  expect(html.includes('among these')).toBe(queries.length > 0);
});
