import type { PackDesigns } from './pack.ts';

export const GUIDES_PACKS: PackDesigns = {
  'STP-PDF-OIL': {
    container: 'guide',
    label: { name: ['Panduan', 'pilih oli'], description: 'Mobil & motor', volume: '6 hal.' },
  },
  'STP-PDF-LOG': {
    container: 'guide',
    label: { name: ['Buku', 'servis'], description: 'Catatan siap cetak', volume: '5 hal.' },
    colors: { label: '#ee6a1c', ink: '#0c171c', band: '#0c171c' },
  },
};
