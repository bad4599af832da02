import type { Order } from '../order/order.ts';
import type { ListedOrder } from '../order/order-history.ts';

/** Of one piece each. */
export const listedOrder = (id: number, ...names: readonly string[]): ListedOrder => ({
  id,
  number: String(id),
  status: 'completed',
  date: '2026-11-20T09:00:00+00:00',
  needsPayment: false,
  payment: { kind: 'bank-transfer' },
  total: 1980,
  isReady: false,
  isSentByCourier: true,
  shipment: null,
  lines: names.map((name) => ({ id: name, name, quantity: 1, picture: null })),
});

export const HOME = {
  firstName: 'Sari',
  lastName: '',
  company: '',
  address1: 'Jalan Kenanga 12',
  address2: '',
  city: 'Bandung',
  state: 'JB',
  postcode: '40115',
  country: 'ID',
  phone: '0812',
  email: 'sari@example.test',
};
export const AT = '2026-11-25T09:00:00+00:00';

/** To be paid to the courier. */
export const SENT: Order = {
  id: 1001,
  number: '1001',
  key: 'wc_order_1',
  status: 'processing',
  date: AT,
  needsPayment: false,
  heldUntil: null,
  record: { modified: AT, paid: null, completed: null, ready: null, notes: [], refunds: [], giftCardReturns: [] },
  shipment: null,
  isCancellable: false,
  returns: [],
  returnable: [],
  invoice: null,
  email: 'sari@example.test',
  billing: HOME,
  shipping: HOME,
  isPickedUp: false,
  shippingMethod: 'Reguler',
  payment: { title: 'Cash', kind: 'pay-on-delivery', stage: null, nextStep: null, instructions: null },
  customerNote: null,
  giftMessage: null,
  lines: [],
  files: [],
  bill: {
    subtotal: 1980,
    discount: 0,
    codes: [],
    shipping: 0,
    tax: 0,
    taxNames: [],
    total: 1980,
    pricesIncludeTax: true,
  },
};
