import { addressLabel } from '#contract/geography/address-label.ts';
import { SELLER_LINE, SITE } from '#contract/site.ts';
import type { Order } from '#engine/domain/orders/order.ts';
import { trackedShipment } from '#engine/domain/orders/shipment.ts';
import { escapeHtml } from '#engine/domain/text/escape-html.ts';
import { MESSAGES } from '../messages/messages.ts';
import { fill } from '../messages/template.ts';
import { formatDateTime } from './format.ts';

/** What is printed of an order: a sheet for the parcel, or the label on it. */
export type Sheet = 'slip' | 'label';

const STYLE = `
body{margin:0;font:11pt/1.4 system-ui,sans-serif;color:#000}
section{box-sizing:border-box;break-after:page}
section:last-child{break-after:auto}
h1{margin:0 0 2mm;font-size:18pt}
address{font-style:normal;font-size:13pt}
table{width:100%;margin:6mm 0;border-collapse:collapse}
th,td{padding:1.5mm 2mm;border-bottom:.2mm solid #999;text-align:start;vertical-align:top}
.pieces{width:16mm;text-align:end}
.note{padding:2mm;border:.3mm solid #000}`;

/** Sizes of the paper: A4, and A6 for label printers. */
const PAPER = {
  slip: '@page{size:A4;margin:15mm}',
  label: '@page{size:A6;margin:6mm}address{font-size:15pt}h1{font-size:13pt}',
} as const satisfies Record<Sheet, string>;

/** One page for each order, in the language of its buyer: a document that any browser prints, or saves as PDF. */
export const sheets = (orders: readonly Order[], sheet: Sheet): string => `<!doctype html>
<html lang="${orders[0]?.language ?? 'id'}"><meta charset="utf-8"><title>${escapeHtml(SITE.siteName)}</title>
<style>${PAPER[sheet]}${STYLE}</style>
${orders.map(sheet === 'slip' ? slip : label).join('\n')}
</html>
`;

const lines = (texts: readonly string[]): string => texts.map(escapeHtml).join('<br>');

const deliveryOf = ({ shippingLines, shipment }: Order): readonly string[] => [
  ...shippingLines.map(({ title }) => title),
  ...(shipment ? [`${trackedShipment(shipment).courier} ${shipment.number}`] : []),
];

function slip(order: Order): string {
  const text = MESSAGES[order.language].orders.slips;
  const rows = order.lines.map(
    ({ quantity, sku, name, meta }) =>
      `<tr><td class="pieces">${quantity}</td><td>${escapeHtml(sku)}</td><td>${lines([
        name,
        ...Object.entries(meta).map(([key, value]) => `${key}: ${value}`),
      ])}</td></tr>`,
  );
  return `<section lang="${order.language}">
<h1>${escapeHtml(fill(text.title, { number: order.id }))}</h1>
<p>${lines([formatDateTime(order.createdAt, order.language), ...deliveryOf(order)])}</p>
<address>${lines(addressLabel(order.shipping, order.language))}</address>
<table><tr><th class="pieces">${text.pieces}</th><th>SKU</th><th>${text.product}</th></tr>${rows.join('')}</table>
${order.note === '' ? '' : `<p class="note">${lines([text.note, ...order.note.split('\n')])}</p>`}
<p>${lines([SITE.siteName, SELLER_LINE, SITE.email])}</p>
</section>`;
}

function label(order: Order): string {
  const text = MESSAGES[order.language].orders.slips;
  return `<section lang="${order.language}">
<p>${lines([text.from, SITE.siteName, ...SITE.seller.address, SITE.seller.phone])}</p>
<h1>${text.to}</h1>
<address>${lines(addressLabel(order.shipping, order.language))}</address>
<p>${lines([fill(text.title, { number: order.id }), ...deliveryOf(order)])}</p>
</section>`;
}
