import type { PackDesigns } from './pack.ts';

export const STEERING_PACKS: PackDesigns = {
  'STP-STR-PSF-354': {
    container: 'jug1',
    label: { name: ['Power', 'Steering'], description: 'Setir ringan, tanpa dengung', grade: 'PSF', volume: '354 ml' },
  },
  'STP-STR-LEAK-354': {
    container: 'flask',
    label: { name: ['Steering', 'Stop Leak'], description: 'Lunakkan sil yang rembes', volume: '354 ml' },
    colors: { body: '#e9f1e6', label: '#2c6b45', ink: '#ffffff', band: '#0f2b1b', cap: '#d0310f' },
  },
  'STP-STR-ATF3-1L': {
    container: 'jug1',
    label: {
      name: ['ATF'],
      description: 'Transmisi otomatis & setir',
      grade: 'D-III',
      volume: '1 L',
      standard: 'Dexron III',
    },
    colors: { body: '#8f989c', label: '#2c6b45', ink: '#ffffff', cap: '#2c6b45' },
  },
  'STP-STR-ATFM-1L': {
    container: 'jug1',
    label: {
      name: ['ATF', 'Multi'],
      description: '5–10 percepatan, encer',
      grade: 'LV',
      volume: '1 L',
      standard: 'Full sintetik',
    },
    colors: { body: '#0f2b1b', label: '#f0a500', ink: '#0c171c', band: '#0c171c', cap: '#f0a500' },
  },
};
