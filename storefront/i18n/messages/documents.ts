import { bilingual } from '../bilingual.ts';

/** Files about a product. */
export const DOCUMENTS = bilingual(
  {
    title: 'Documents',
    file: 'File',
    kinds: {
      'oil-guide': 'How to choose an engine oil',
      'service-log': 'Service log to print',
      'safety-data-sheet': 'Safety data sheet',
      'product-data-sheet': 'Product data sheet',
    },
    size: (format: string, kilobytes: string) => `${format}, ${kilobytes} KB`,
    languages: { id: 'Indonesian', en: 'English' },
  },
  {
    title: 'Dokumen',
    file: 'Berkas',
    kinds: {
      'oil-guide': 'Cara memilih oli mesin',
      'service-log': 'Buku servis siap cetak',
      'safety-data-sheet': 'Lembar data keselamatan',
      'product-data-sheet': 'Lembar data produk',
    },
    size: (format, kilobytes) => `${format}, ${kilobytes} KB`,
    languages: { id: 'bahasa Indonesia', en: 'bahasa Inggris' },
  },
);
