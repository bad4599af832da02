import { expect, test } from 'vitest';
import { AT, SENT } from '../testing/orders.ts';
import type { Order } from './order.ts';
import { timelineOf } from './order-timeline.ts';

const at = (day: number) => `2026-12-0${day}T09:00:00+00:00`;
const SHIPMENT = { courier: 'JNE', number: '0012345', trackingUrl: null };
const FILE = { id: '1', name: 'Manual', product: null, order: null, url: null, remaining: null, expires: null };

const kindsOf = ({
  record,
  ...rest
}: Partial<Omit<Order, 'record'>> & { readonly record?: Partial<Order['record']> }) =>
  timelineOf({ ...SENT, ...rest, record: { ...SENT.record, ...record } }).map(({ kind }) => kind);

const BY_TRANSFER = { ...SENT.payment, kind: 'bank-transfer' } as const;

test.each<[string, Parameters<typeof kindsOf>[0], readonly string[]]>([
  ['was placed', {}, ['placed']],
  [
    'was paid and sent',
    { payment: BY_TRANSFER, record: { paid: at(1), completed: at(2) } },
    ['placed', 'paid', 'sent'],
  ],
  ['is paid to the courier', { record: { paid: at(2), completed: at(2) } }, ['placed', 'sent']],
  ['was paid before the courier had it', { record: { paid: at(1), completed: at(2) } }, ['placed', 'paid', 'sent']],
  [
    'was collected and paid over the counter',
    { isPickedUp: true, record: { ready: at(1), paid: at(2), completed: at(2) } },
    ['placed', 'to-collect', 'paid', 'collected'],
  ],
  ['is nothing but files', { shipping: null, files: [FILE], record: { completed: at(1) } }, ['placed', 'ready']],
  ['has neither parcel nor files', { shipping: null, record: { completed: at(1) } }, ['placed', 'completed']],
  [
    'cost nothing',
    { payment: { ...BY_TRANSFER, title: '' }, bill: { ...SENT.bill, total: 0 }, record: { paid: at(1) } },
    ['placed'],
  ],
  [
    'was paid by gift cards alone',
    { payment: BY_TRANSFER, bill: { ...SENT.bill, total: 0 }, record: { paid: at(1) } },
    ['placed', 'paid'],
  ],
  ['was cancelled', { status: 'cancelled', record: { modified: at(3) } }, ['placed', 'cancelled']],
  ['failed', { status: 'failed', record: { modified: at(3) } }, ['placed', 'failed']],
])('an order that %s', (_case, order, kinds) => {
  expect(kindsOf(order)).toEqual(kinds);
});

test('what the shop wrote and gave back stands in its place, and the parcel’s number once', () => {
  const notes = [
    { date: at(4), text: 'JNE 0012345 https://jne.example' },
    { date: at(1), text: 'We packed it twice.' },
  ];
  const refunds = [{ date: at(5), amount: 300 }];
  const giftCardReturns = [{ date: at(6), code: '****-7F3A', amount: 200 }];
  const record = { ...SENT.record, completed: at(3), notes, refunds, giftCardReturns };
  expect(timelineOf({ ...SENT, shipment: SHIPMENT, record })).toEqual([
    { kind: 'placed', at: AT },
    { kind: 'note', at: at(1), text: 'We packed it twice.' },
    { kind: 'sent', at: at(3), shipment: SHIPMENT },
    { kind: 'refunded', at: at(5), amount: 300 },
    { kind: 'gift-card-returned', at: at(6), amount: 200, code: '****-7F3A' },
  ]);
  expect(timelineOf({ ...SENT, record }).filter(({ kind }) => kind === 'note')).toHaveLength(2);
});

test('a return is asked for, and answered', () => {
  const asked = { number: 1, reason: 'damaged', pictures: 0, lines: [], text: 'It leaks.' } as const;
  const open = { ...asked, state: 'requested', message: '', requested: at(1), answered: null } as const;
  const over = { ...asked, state: 'approved', message: 'Send it back.', requested: at(2), answered: at(3) } as const;
  expect(timelineOf({ ...SENT, returns: [open, over] }).slice(1)).toEqual([
    { kind: 'return', at: at(1), state: 'requested', text: 'It leaks.' },
    { kind: 'return', at: at(2), state: 'requested', text: 'It leaks.' },
    { kind: 'return', at: at(3), state: 'approved', text: 'Send it back.' },
  ]);
});
