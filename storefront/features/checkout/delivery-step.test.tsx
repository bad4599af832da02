import { expect, test } from 'vitest';
import { renderHtml } from '../../testing/render.tsx';
import { DeliveryStep } from './delivery-step.tsx';

test.each([
  ['Flat rate', '<b>Flat rate</b>'],
  ['Reguler, 2–4 hari kerja', '<b>Reguler</b><small><span class="unbroken">2–4</span> hari kerja</small>'],
  ['Kurir toko, Jakarta, Bogor, Depok', '<b>Kurir toko</b><small>Jakarta, Bogor, Depok</small>'],
])('a method called %s is shown with the whole of its name', (label, shown) => {
  const rate = { id: 'flat_rate:1', method: 'flat_rate', label, cost: 500 };
  expect(renderHtml(<DeliveryStep rates={[rate]} chosen={null} />)).toContain(shown);
});
