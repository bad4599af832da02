import { bilingual } from '../bilingual.ts';

/** Handing a product on. */
export const SHARE = bilingual(
  {
    share: 'Share',
    whatsapp: 'Send by WhatsApp',
    message: (product: string, address: string) => `${product}: ${address}`,
    copied: 'Link copied.',
    failed: (address: string) => `Your browser does not let us copy. The link is ${address}`,
  },
  {
    share: 'Bagikan',
    whatsapp: 'Kirim lewat WhatsApp',
    message: (product, address) => `${product}: ${address}`,
    copied: 'Tautan disalin.',
    failed: (address) => `Browser Anda tidak mengizinkan penyalinan. Tautannya: ${address}`,
  },
);
