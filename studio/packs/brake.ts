import type { PackDesigns } from './pack.ts';

export const BRAKE_PACKS: PackDesigns = {
  'STP-BRK-DOT3-300': {
    container: 'brake',
    label: { name: ['Brake Fluid'], description: 'Minyak rem & kopling', grade: 'DOT 3', volume: '300 ml' },
    colors: { label: '#435259', band: '#20292e', cap: '#8b1a3a' },
  },
  'STP-BRK-DOT4-300': {
    container: 'brake',
    label: { name: ['Brake Fluid'], description: 'Minyak rem & kopling', grade: 'DOT 4', volume: '300 ml' },
  },
  'STP-BRK-DOT4-500': {
    container: 'brake',
    label: { name: ['Brake Fluid'], description: 'Minyak rem & kopling', grade: 'DOT 4', volume: '500 ml' },
  },
  'STP-BRK-DOT51-500': {
    container: 'brake',
    label: {
      name: ['Brake Fluid'],
      description: 'ABS & ESC, sangat encer',
      grade: 'DOT 5.1',
      volume: '500 ml',
      standard: 'ISO 6',
    },
    colors: { body: '#23292e', label: '#f0a500', ink: '#0c171c', band: '#0c171c', cap: '#0c171c' },
  },
  'STP-BRK-RACE-500': {
    container: 'brake',
    label: { name: ['Racing', 'Brake Fluid'], description: 'Hari lintasan, 310 °C', grade: 'DOT 4', volume: '500 ml' },
    colors: { body: '#d0310f', label: '#8fd0ea', ink: '#0c171c', band: '#0c171c', cap: '#0c171c' },
  },
  'STP-BRK-CLEAN-500': {
    container: 'can',
    label: { name: ['Brake Parts', 'Cleaner'], description: 'Cepat kering, tanpa residu', volume: '500 ml' },
    colors: { cap: '#8b1a3a' },
  },
  'STP-BRK-GREASE-75': {
    container: 'tube',
    label: { name: ['Brake', 'Grease'], description: 'Gemuk pin & pelat kaliper', volume: '75 g' },
  },
};
