import { downloadPath, orderReceivedPath } from '#contract/paths.ts';
import type { Order, OrderLine } from '#engine/domain/orders/order.ts';
import type { Address } from '#engine/domain/places/address.ts';
import { isSameAddress } from '#engine/domain/places/same-address.ts';
import { shown } from '#engine/domain/pricing/shown.ts';
import type { OrderNews } from '#engine/usecases/ports/letters.ts';
import type { Block, OrderRow, SumRow } from '../layout/blocks.ts';
import type { Pen } from '../pen.ts';
import { ORDER_WORDS } from './order-words.ts';
import { parcelLines } from './parcel-lines.ts';

/** The order's own page, open to whoever holds the letter. */
const orderUrl = ({ id, key }: Order, pen: Pen): string => pen.link(orderReceivedPath(id, key));

export const orderButton = (order: Order, pen: Pen): Block => ({
  kind: 'button',
  label: ORDER_WORDS[pen.language].toTheOrder,
  url: orderUrl(order, pen),
});

/** Number, date, payment and sum: what somebody asks for on the telephone. */
export function orderFacts(order: Order, pen: Pen): Block {
  const words = ORDER_WORDS[pen.language];
  return {
    kind: 'facts',
    rows: [
      [words.number, String(order.id)],
      [words.date, pen.date(order.createdAt)],
      [words.payment, order.paymentMethodTitle || words.nothingToPay],
      [words.total, pen.money(order.totals.total)],
    ],
  };
}

/** All that was bought, and how the sum comes about. */
export const orderContents = (order: Order, pen: Pen): readonly Block[] => [
  { kind: 'heading', text: ORDER_WORDS[pen.language].contents },
  { kind: 'order-lines', rows: order.lines.map((line) => lineRow(line, order, pen)) },
  { kind: 'sums', rows: sumRows(order, pen) },
];

function lineRow(line: OrderLine, { displayIncludesTax }: Order, pen: Pen): OrderRow {
  const amount = shown(line.subtotal, displayIncludesTax);
  const chosen = Object.entries(line.meta).map(([name, value]) => `${name}: ${value}`);
  const pieces = ORDER_WORDS[pen.language].pieces(line.quantity, pen.money(Math.round(amount / line.quantity)));
  return { name: line.name, details: [...chosen, pieces], amount: pen.money(amount) };
}

/** Each coupon by its code; what no coupon took off stands in one row. */
function discountRows({ coupons, totals, displayIncludesTax }: Order, pen: Pen): readonly SumRow[] {
  const words = ORDER_WORDS[pen.language];
  const rows = coupons.map(({ code, discount }) => ({
    label: words.coupon(code.toUpperCase()),
    taken: shown(discount, displayIncludesTax),
  }));
  const rest = shown(totals.discount, displayIncludesTax) - rows.reduce((sum, { taken }) => sum + taken, 0);
  return [...rows, { label: words.discount, taken: rest }]
    .filter(({ taken }) => taken > 0)
    .map(({ label, taken }) => ({ label, amount: `−${pen.money(taken)}`, weight: 'normal' }));
}

function sumRows(order: Order, pen: Pen): readonly SumRow[] {
  const words = ORDER_WORDS[pen.language];
  const { totals, taxes, displayIncludesTax } = order;
  const row = (label: string, amount: string, weight: SumRow['weight'] = 'normal'): SumRow => ({
    label,
    amount,
    weight,
  });
  const sum = (part: 'subtotal' | 'discount' | 'shipping') => shown(totals[part], displayIncludesTax);
  const taxRows = taxes
    .map(({ label, goods, shipping }) => ({ label, amount: goods + shipping }))
    .filter(({ amount }) => amount > 0);
  return [
    row(words.subtotal, pen.money(sum('subtotal'))),
    ...discountRows(order, pen),
    ...order.shippingLines.map(({ title, cost }) => {
      const amount = shown(cost, displayIncludesTax);
      return row(`${words.delivery}: ${title}`, amount === 0 ? words.free : pen.money(amount));
    }),
    ...(displayIncludesTax ? [] : taxRows.map(({ label, amount }) => row(label, pen.money(amount)))),
    ...order.giftCards.map(({ ending, amount }) => row(words.giftCard(ending), `−${pen.money(amount)}`)),
    row(words.total, pen.money(totals.total), 'total'),
    ...(displayIncludesTax
      ? taxRows.map(({ label, amount }) => row(words.including(pen.money(amount), label), '', 'quiet'))
      : []),
  ];
}

export function orderPlaces({ shipping, billing, needsShipping }: Order, pen: Pen): Block {
  const words = ORDER_WORDS[pen.language];
  const place = (title: string, address: Address) => ({ title, lines: parcelLines(address, pen.language) });
  if (!needsShipping) return { kind: 'places', places: [place(words.billTo, billing)] };
  // A parcel's address often has no telephone of its own.
  if (isSameAddress({ ...shipping, phone: shipping.phone || billing.phone }, billing)) {
    return { kind: 'places', places: [place(words.deliverAndBillTo, billing)] };
  }
  return { kind: 'places', places: [place(words.deliverTo, shipping), place(words.billTo, billing)] };
}

/** How the money gets to the shop; nothing once it is there. */
export function waysToPay({ order, instructions, accounts }: OrderNews, pen: Pen): readonly Block[] {
  if (instructions === '' && accounts.length === 0) return [];
  const words = ORDER_WORDS[pen.language];
  return [
    { kind: 'heading', text: words.howToPay },
    { kind: 'text', text: instructions },
    ...accounts.map(
      ({ bank, holder, number, iban, bic }): Block => ({
        kind: 'number',
        title: bank,
        number,
        notes: [
          holder,
          iban && `IBAN ${iban}`,
          bic && `BIC ${bic}`,
          words.amount(pen.money(order.totals.total)),
          words.reference(order.id),
        ].filter(Boolean),
      }),
    ),
  ];
}

/** Links to the files that can still be fetched. */
export function orderFiles({ downloads }: OrderNews, pen: Pen): readonly Block[] {
  const words = ORDER_WORDS[pen.language];
  const open = downloads.filter(({ remaining }) => remaining !== 0);
  if (open.length === 0) return [];
  const links = open.map(({ id, mark, name, remaining, expiresAt }) => ({
    label: name,
    url: pen.site.baseUrl + downloadPath(id, mark),
    note: [
      remaining === null ? words.unlimited : words.left(remaining),
      ...(expiresAt ? [words.until(pen.date(expiresAt))] : []),
    ].join(', '),
  }));
  return [
    { kind: 'heading', text: words.files },
    { kind: 'links', links },
  ];
}

/** Where the order stands. What is paid at the door has one step less before it leaves. */
export function orderLevel(order: Order, pen: Pen): Block {
  const { placed, paid, sent, ready } = ORDER_WORDS[pen.language].steps;
  const last = order.needsShipping ? sent : ready;
  const isPaidFirst = order.paymentMethod !== 'cod';
  const steps = isPaidFirst ? [placed, paid, last] : [placed, last];
  if (order.status === 'completed') return { kind: 'level', steps, done: steps.length };
  return { kind: 'level', steps, done: isPaidFirst && order.paidAt !== null ? 2 : 1 };
}
