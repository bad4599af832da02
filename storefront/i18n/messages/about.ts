import { bilingual } from '../bilingual.ts';

/** The brand's own story: about and racing. */
export const ABOUT = bilingual(
  {
    since: (year: number) => `Since ${year}`,
    timeline: 'Timeline',
    racing: 'Racing',
    record: 'Timing sheet',
    year: 'Year',
    event: 'Event',
    cars: 'The cars',
    fromTrack: 'From the track to your tank',
    trackMap: (name: string) => `Map of the track: ${name}`,
  },
  {
    since: (year) => `Sejak ${year}`,
    timeline: 'Lini masa',
    racing: 'Racing',
    record: 'Catatan waktu',
    year: 'Tahun',
    event: 'Peristiwa',
    cars: 'Mobil-mobilnya',
    fromTrack: 'Dari lintasan ke tangki',
    trackMap: (name) => `Denah lintasan: ${name}`,
  },
);
