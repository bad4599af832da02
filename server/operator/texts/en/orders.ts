const number = 'number of the order';

export const orders = {
  purpose: 'Orders: list, show, mark paid, complete, cancel, refund',
  list: {
    purpose: 'List orders, newest first',
    arguments: { search: 'part of a number, a buyer’s name or e-mail, or a SKU' },
    options: {
      status: 'pending, processing, on-hold, completed, cancelled, refunded or failed',
      from: 'placed on this day or later',
      to: 'placed on this day or before',
      limit: 'how many at most (50)',
    },
    examples: [
      ['orders list --status on-hold', 'what waits for a bank transfer'],
      ['orders list --from 2026-11-01 --json', 'this month’s, for a program'],
    ],
  },
  show: {
    purpose: 'Show one order with its payments, refunds and notes',
    arguments: { number },
    options: {},
    examples: [['orders show 1001', 'everything that is known of it']],
  },
  paid: {
    purpose: 'Say that the money has arrived; the buyer is written to',
    arguments: { number },
    options: {},
    examples: [['orders paid 1001', 'the transfer stands in the bank account']],
  },
  complete: {
    purpose: 'Say that all of it is on its way; the buyer is written to',
    arguments: { number },
    options: { message: 'told to the buyer, such as the number of the parcel' },
    examples: [['orders complete 1001 --message "JNE 00123456"', 'sent, with the parcel’s number']],
  },
  cancel: {
    purpose: 'Cancel an order that is not paid; its pieces go back into stock',
    arguments: { number },
    options: {},
    examples: [['orders cancel 1001', 'the buyer is written to']],
  },
  refund: {
    purpose: 'Give money back, by the way it came or by your own hands',
    arguments: { number },
    options: {
      amount: 'so much; without it everything that is left',
      reason: 'read by the buyer too',
      restock: 'put the pieces back into stock',
    },
    examples: [
      ['orders refund 1001 --restock --reason "Damaged in transit"', 'everything'],
      ['orders refund 1001 --amount 5.00', 'a part of it'],
    ],
    done: 'Order {id}: {amount} given back ({state}).',
  },
  done: 'Order {id}: {status}',
  columns: {
    number: 'Number',
    placed: 'Placed',
    status: 'Status',
    buyer: 'Buyer',
    deliverTo: 'Deliver to',
    payment: 'Payment',
    paid: 'Paid',
    coupon: 'Coupon',
    total: 'Total',
    refund: 'Refund',
    note: 'Note',
    line: 'Line',
    sku: 'SKU',
    name: 'Name',
    quantity: 'Pieces',
  },
} as const;
