import type { alerts as english } from '../en/alerts.ts';
import type { Translation } from '../template.ts';

export const alerts: Translation<typeof english> = {
  purpose: 'Kabar stok: siapa menunggu produk yang habis',
  list: {
    purpose: 'Tampilkan produk dan varian yang habis menurut jumlah orang yang menunggu',
    arguments: {},
    options: {},
    examples: [['alerts list', 'apa yang perlu dipesan lebih dulu']],
  },
  columns: {
    waiting: 'Menunggu',
    sku: 'SKU',
    product: 'Produk',
    since: 'Sejak',
  },
};
