import { expect, test } from 'vitest';
import type { Order } from '../../model/order/order.ts';
import { SENT } from '../../model/testing/orders.ts';
import { renderHtml } from '../../testing/render.tsx';
import { ReturnOrder } from './return-order.tsx';
import { orderPage } from './testing/order-page.tsx';

const JNE = { courier: 'JNE', number: '0012345678901', trackingUrl: 'https://jne.co.id/tracking-package' };

test.each([
  ['en', 'Report a missing parcel', 'It has not arrived'],
  ['id', 'Laporkan paket belum sampai', 'Barang belum sampai'],
] as const)(
  'a parcel that does not come can be reported in %s, as long as it can be returned',
  (language, link, reason) => {
    const sent: Order = { ...SENT, status: 'completed', shipment: JNE, returnable: [{ line: 1, quantity: 1 }] };
    expect(orderPage(sent, language)).toMatch(new RegExp(`href="/order-summary/1001/return"[^>]*>${link}`));
    expect(orderPage({ ...sent, returnable: [] }, language)).not.toContain(link);
    const formOf = (order: Order) =>
      renderHtml(<ReturnOrder order={order} urlKey={null} formKey="form" outcome={undefined} />, { language });
    expect(formOf(sent)).toContain(`<option value="not-arrived">${reason}`);
    expect(formOf({ ...sent, isPickedUp: true })).not.toContain('value="not-arrived"');
    expect(formOf({ ...sent, shipping: null })).not.toContain('value="not-arrived"');
  },
);
