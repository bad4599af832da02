import type { PackDesigns } from './pack.ts';

export const SYN_FORMULA_PACKS: PackDesigns = {
  'STP-SF-10W40-1L': {
    container: 'jug1',
    label: {
      name: ['Syn-Formula'],
      description: 'Oli mesin semi sintetik',
      grade: '10W-40',
      volume: '1 L',
      standard: 'API SN',
    },
    colors: {},
  },
  'STP-SF-10W40-4L': {
    container: 'jug4',
    label: {
      name: ['Syn-Formula'],
      description: 'Oli mesin semi sintetik',
      grade: '10W-40',
      volume: '4 L',
      standard: 'API SN',
    },
    colors: {},
  },
  'STP-SF-15W40-4L': {
    container: 'jug4',
    label: {
      name: ['Syn-Formula'],
      description: 'Oli mesin semi sintetik',
      grade: '15W-40',
      volume: '4 L',
      standard: 'API SN',
    },
    colors: { label: '#8fd0ea', ink: '#0c171c', band: '#10507f', cap: '#0c171c' },
  },
  'STP-SF-20W50-1L': {
    container: 'jug1',
    label: {
      name: ['Syn-Formula'],
      description: 'Oli mesin semi sintetik',
      grade: '20W-50',
      volume: '1 L',
      standard: 'API SN',
    },
    colors: { label: '#0b7f86', band: '#07474c', cap: '#0b7f86' },
  },
  'STP-SF-20W50-4L': {
    container: 'jug4',
    label: {
      name: ['Syn-Formula'],
      description: 'Oli mesin semi sintetik',
      grade: '20W-50',
      volume: '4 L',
      standard: 'API SN',
    },
    colors: { label: '#0b7f86', band: '#07474c', cap: '#0b7f86' },
  },
  'STP-SFM-10W40-800': {
    container: 'moto1',
    label: {
      name: ['Syn-Formula', 'Moto'],
      description: 'Motor 4-tak harian',
      grade: '10W-40',
      volume: '800 ml',
      standard: 'JASO MA',
    },
    colors: { body: '#c6cdd1', label: '#d0310f', band: '#0c171c', cap: '#0c171c' },
  },
  'STP-SFM-10W40-1L': {
    container: 'moto1',
    label: {
      name: ['Syn-Formula', 'Moto'],
      description: 'Motor 4-tak harian',
      grade: '10W-40',
      volume: '1 L',
      standard: 'JASO MA',
    },
    colors: { body: '#c6cdd1', label: '#d0310f', band: '#0c171c', cap: '#0c171c' },
  },
  'STP-SFM-20W50-1L': {
    container: 'moto1',
    label: {
      name: ['Syn-Formula', 'Moto'],
      description: 'Motor 4-tak harian',
      grade: '20W-50',
      volume: '1 L',
      standard: 'JASO MA',
    },
    colors: { body: '#23292e', label: '#eceae4', ink: '#0c171c', band: '#d0310f', cap: '#d0310f' },
  },
  'STP-SFD-15W40-1L': {
    container: 'jug1',
    label: {
      name: ['Syn-Formula', 'Diesel'],
      description: 'Pikap, bus kecil, truk ringan',
      grade: '15W-40',
      volume: '1 L',
      standard: 'API CI-4',
    },
    colors: { body: '#23292e', label: '#10507f', band: '#f0a500', cap: '#f0a500' },
  },
  'STP-SFD-15W40-5L': {
    container: 'jug4',
    label: {
      name: ['Syn-Formula', 'Diesel'],
      description: 'Pikap, bus kecil, truk ringan',
      grade: '15W-40',
      volume: '5 L',
      standard: 'API CI-4',
    },
    colors: { body: '#23292e', label: '#10507f', band: '#f0a500', cap: '#f0a500' },
  },
  'STP-SF-MAT-10W40-800': {
    container: 'moto1',
    label: {
      name: ['Syn-Formula', 'Matic'],
      description: 'Motor matik harian',
      grade: '10W-40',
      volume: '800 ml',
      standard: 'JASO MB',
    },
    colors: { body: '#10507f', label: '#ffffff', ink: '#0c2f4c', band: '#0b7f86', cap: '#c6cdd1' },
  },
  'STP-SF-CTY-5W30-3L5': {
    container: 'jug4',
    label: {
      name: ['Syn-Formula', 'City'],
      description: 'LCGC & mobil kota',
      grade: '5W-30',
      volume: '3,5 L',
      standard: 'API SN',
    },
    colors: { body: '#eceae4', label: '#ee6a1c', ink: '#0c171c', band: '#0c171c', cap: '#ee6a1c' },
  },
  'STP-SF-CLS-20W50-4L': {
    container: 'jug4',
    label: {
      name: ['Syn-Formula', 'Classic'],
      description: 'Mobil klasik, seng tinggi',
      grade: '20W-50',
      volume: '4 L',
      standard: 'API SG',
    },
    colors: { body: '#f0a500', label: '#eceae4', ink: '#0c171c', band: '#8b1a3a', cap: '#8b1a3a' },
  },
  'STP-SF-M2T-700': {
    container: 'moto1',
    label: { name: ['Moto 2T'], description: 'Oli samping 2-tak', volume: '700 ml', standard: 'JASO FC' },
    colors: { body: '#2c6b45', label: '#f0a500', ink: '#0c171c', band: '#0c171c', cap: '#0c171c' },
  },
};
