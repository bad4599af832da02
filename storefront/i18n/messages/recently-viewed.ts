import { bilingual } from '../bilingual.ts';

export const RECENTLY_VIEWED = bilingual(
  { title: 'Recently viewed', clear: 'Clear', kept: 'Remembered in this browser only.' },
  { title: 'Terakhir dilihat', clear: 'Hapus', kept: 'Hanya tersimpan di browser ini.' },
);
