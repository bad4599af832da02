import type { PackDesigns } from './pack.ts';

export const FULL_SYNTHETIC_PACKS: PackDesigns = {
  'STP-FS-0W20-1L': {
    container: 'jug1',
    label: {
      name: ['Full Synthetic'],
      description: 'Oli mesin bensin & diesel',
      grade: '0W-20',
      volume: '1 L',
      standard: 'API SP',
    },
    colors: { label: '#dbe3e6', cap: '#10507f' },
  },
  'STP-FS-0W20-4L': {
    container: 'jug4',
    label: {
      name: ['Full Synthetic'],
      description: 'Oli mesin bensin & diesel',
      grade: '0W-20',
      volume: '4 L',
      standard: 'API SP',
    },
    colors: { label: '#dbe3e6', cap: '#10507f' },
  },
  'STP-FS-5W30-1L': {
    container: 'jug1',
    label: {
      name: ['Full Synthetic'],
      description: 'Oli mesin bensin & diesel',
      grade: '5W-30',
      volume: '1 L',
      standard: 'API SP',
    },
    colors: {},
  },
  'STP-FS-5W30-4L': {
    container: 'jug4',
    label: {
      name: ['Full Synthetic'],
      description: 'Oli mesin bensin & diesel',
      grade: '5W-30',
      volume: '4 L',
      standard: 'API SP',
    },
    colors: {},
  },
  'STP-FS-5W40-4L': {
    container: 'jug4',
    label: {
      name: ['Full Synthetic'],
      description: 'Oli mesin bensin & diesel',
      grade: '5W-40',
      volume: '4 L',
      standard: 'API SP',
    },
    colors: { label: '#f0a500', cap: '#0c171c' },
  },
  'STP-FS-M4T-10W40-1L': {
    container: 'moto1',
    label: {
      name: ['Moto 4T'],
      description: 'Motor 4-tak, kopling basah',
      grade: '10W-40',
      volume: '1 L',
      standard: 'JASO MA2',
    },
    colors: { label: '#d0310f', ink: '#ffffff', cap: '#0c171c' },
  },
  'STP-FSE-0W30-5L': {
    container: 'jug4',
    label: {
      name: ['Full Synthetic', 'Euro'],
      description: 'Mesin Eropa & turbo',
      grade: '0W-30',
      volume: '5 L',
      standard: 'ACEA C3',
    },
    colors: { body: '#c6cdd1', label: '#0c171c', ink: '#ffffff', band: '#10507f', cap: '#10507f' },
  },
  'STP-FSE-5W30-1L': {
    container: 'jug1',
    label: {
      name: ['Full Synthetic', 'Euro'],
      description: 'Mesin Eropa & turbo',
      grade: '5W-30',
      volume: '1 L',
      standard: 'ACEA C3',
    },
    colors: { body: '#c6cdd1', label: '#0c171c', ink: '#ffffff', band: '#10507f', cap: '#10507f' },
  },
  'STP-FSE-5W30-5L': {
    container: 'jug4',
    label: {
      name: ['Full Synthetic', 'Euro'],
      description: 'Mesin Eropa & turbo',
      grade: '5W-30',
      volume: '5 L',
      standard: 'ACEA C3',
    },
    colors: { body: '#c6cdd1', label: '#0c171c', ink: '#ffffff', band: '#10507f', cap: '#10507f' },
  },
  'STP-FSE-5W40-1L': {
    container: 'jug1',
    label: {
      name: ['Full Synthetic', 'Euro'],
      description: 'Mesin Eropa & turbo',
      grade: '5W-40',
      volume: '1 L',
      standard: 'ACEA A3/B4',
    },
    colors: { body: '#c6cdd1', label: '#0c171c', ink: '#ffffff', band: '#10507f', cap: '#10507f' },
  },
  'STP-FSE-5W40-5L': {
    container: 'jug4',
    label: {
      name: ['Full Synthetic', 'Euro'],
      description: 'Mesin Eropa & turbo',
      grade: '5W-40',
      volume: '5 L',
      standard: 'ACEA A3/B4',
    },
    colors: { body: '#c6cdd1', label: '#0c171c', ink: '#ffffff', band: '#10507f', cap: '#10507f' },
  },
  'STP-FS-MMT-10W30-800': {
    container: 'moto1',
    label: {
      name: ['Moto Matic'],
      description: 'Motor matik 4-tak',
      grade: '10W-30',
      volume: '800 ml',
      standard: 'JASO MB',
    },
    colors: { body: '#c6cdd1', label: '#8fd0ea', ink: '#0c171c', band: '#10507f', cap: '#10507f' },
  },
  'STP-FSD-5W30-1L': {
    container: 'jug1',
    label: {
      name: ['Full Synthetic', 'Diesel'],
      description: 'Common rail & turbo',
      grade: '5W-30',
      volume: '1 L',
      standard: 'API CK-4',
    },
    colors: { body: '#10507f', label: '#ffffff', ink: '#0c2f4c', band: '#0c171c', cap: '#f0a500' },
  },
  'STP-FSD-5W30-5L': {
    container: 'jug4',
    label: {
      name: ['Full Synthetic', 'Diesel'],
      description: 'Common rail & turbo',
      grade: '5W-30',
      volume: '5 L',
      standard: 'API CK-4',
    },
    colors: { body: '#10507f', label: '#ffffff', ink: '#0c2f4c', band: '#0c171c', cap: '#f0a500' },
  },
  'STP-FS-M4R-10W50-1L': {
    container: 'moto1',
    label: {
      name: ['Moto 4T', 'Race'],
      description: 'Ester, putaran tinggi',
      grade: '10W-50',
      volume: '1 L',
      standard: 'JASO MA2',
    },
    colors: { body: '#0c171c', label: '#0c171c', ink: '#ffffff', band: '#d0310f', cap: '#f0a500', tip: '#f0a500' },
  },
  'STP-FSH-5W40-4L': {
    container: 'jug4',
    label: {
      name: ['Full Synthetic', 'High Mileage'],
      description: 'Di atas 100.000 km',
      grade: '5W-40',
      volume: '4 L',
      standard: 'API SN',
    },
    colors: { body: '#23292e', label: '#f0a500', ink: '#0c171c', band: '#c92f10', cap: '#c92f10' },
  },
  'STP-FSH-10W40-1L': {
    container: 'jug1',
    label: {
      name: ['Full Synthetic', 'High Mileage'],
      description: 'Di atas 100.000 km',
      grade: '10W-40',
      volume: '1 L',
      standard: 'API SN',
    },
    colors: { body: '#23292e', label: '#f0a500', ink: '#0c171c', band: '#c92f10', cap: '#c92f10' },
  },
  'STP-FSH-10W40-4L': {
    container: 'jug4',
    label: {
      name: ['Full Synthetic', 'High Mileage'],
      description: 'Di atas 100.000 km',
      grade: '10W-40',
      volume: '4 L',
      standard: 'API SN',
    },
    colors: { body: '#23292e', label: '#f0a500', ink: '#0c171c', band: '#c92f10', cap: '#c92f10' },
  },
  'STP-FS-GEAR-120': {
    container: 'tube',
    label: {
      name: ['Matic', 'Gear Oil'],
      description: 'Oli gardan motor matik',
      grade: '80W-90',
      volume: '120 ml',
      standard: 'API GL-5',
    },
    colors: { body: '#f0a500', label: '#0c171c', ink: '#ffffff', band: '#0c171c', cap: '#0c171c' },
  },
  'STP-FS-HYB-0W16-4L': {
    container: 'jug4',
    label: {
      name: ['Full Synthetic', 'Hybrid'],
      description: 'Mesin hibrida',
      grade: '0W-16',
      volume: '4 L',
      standard: 'API SP',
    },
    colors: { body: '#eceae4', label: '#8fd0ea', ink: '#0c171c', band: '#0b7f86', cap: '#0b7f86' },
  },
};
