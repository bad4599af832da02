import { bilingual } from '../bilingual.ts';

/** The product's pictures over the whole screen. */
export const VIEWER = bilingual(
  {
    label: (product: string) => `Pictures of ${product}`,
    enlarge: 'Enlarge',
    counter: (number: number, total: number) => `Picture ${number} of ${total}`,
    stage: 'Picture. Plus and minus zoom; arrows turn the page, or move an enlarged picture.',
    previous: 'Previous picture',
    next: 'Next picture',
    larger: 'Zoom in',
    smaller: 'Zoom out',
    close: 'Close',
  },
  {
    label: (product) => `Gambar ${product}`,
    enlarge: 'Perbesar',
    counter: (number, total) => `Gambar ${number} dari ${total}`,
    stage: 'Gambar. Tombol plus dan minus untuk zoom; panah untuk ganti gambar atau menggeser gambar yang diperbesar.',
    previous: 'Gambar sebelumnya',
    next: 'Gambar berikutnya',
    larger: 'Perbesar',
    smaller: 'Perkecil',
    close: 'Tutup',
  },
);
