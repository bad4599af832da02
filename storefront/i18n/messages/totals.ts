import { bilingual } from '../bilingual.ts';

/** The lines under a cart or an order. */
export const TOTALS = bilingual(
  {
    subtotal: 'Subtotal',
    discount: 'Discount',
    shipping: 'Delivery',
    free: 'Free',
    tax: 'Tax',
    taxIncluded: (amount: string, names: string) => `Including ${amount} ${names || 'tax'}`,
    total: 'Total',
    pending: 'Working it out…',
  },
  {
    subtotal: 'Subtotal',
    discount: 'Diskon',
    shipping: 'Ongkir',
    free: 'Gratis',
    tax: 'Pajak',
    taxIncluded: (amount, names) => `Termasuk ${names || 'pajak'} ${amount}`,
    total: 'Total',
    pending: 'Sedang dihitung…',
  },
);
