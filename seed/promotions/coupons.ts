import type { CouponSeed } from './coupon-seed.ts';

/** One of each kind, to try. */
export const COUPONS: readonly CouponSeed[] = [
  {
    code: 'HEMAT10',
    description: { id: 'Hemat 10% untuk semua produk', en: '10% off everything' },
    discount: { kind: 'percent', percent: 10 },
    minimumSpend: null,
    categories: [],
    itemLimit: null,
    individualUse: false,
  },
  {
    code: 'GRATISONGKIR',
    description: { id: 'Gratis ongkir di seluruh Indonesia', en: 'Free delivery anywhere in Indonesia' },
    discount: { kind: 'free-delivery' },
    minimumSpend: null,
    categories: [],
    itemLimit: null,
    individualUse: false,
  },
  {
    code: 'OLI5',
    description: {
      id: 'Potongan €5 per kemasan oli full sintetik, paling banyak 2 kemasan',
      en: '€5 off each pack of full synthetic oil, 2 packs at most',
    },
    discount: { kind: 'fixed-product', amount: 500 },
    minimumSpend: null,
    categories: ['oli-full-sintetik-formula'],
    itemLimit: 2,
    individualUse: false,
  },
  {
    code: 'BALAP15',
    description: {
      id: 'Potongan €15 untuk belanja mulai €100, tidak digabung dengan kupon lain',
      en: '€15 off from €100, not together with other coupons',
    },
    discount: { kind: 'fixed-cart', amount: 1500 },
    minimumSpend: 10_000,
    categories: [],
    itemLimit: null,
    individualUse: true,
  },
];

/** Euro cents on the one gift card a new shop has. Its code is told while the shop is filled, and never again. */
export const GIFT_CARD_AMOUNT = 2500;
