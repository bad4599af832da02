import type { PackDesigns } from './pack.ts';

export const CARE_PACKS: PackDesigns = {
  'STP-CAR-INTP-500': {
    container: 'trigger',
    label: { name: ['Interior', 'Protectant'], description: 'Dasbor, kulit, vinil', volume: '500 ml' },
  },
  'STP-CAR-GLAS-500': {
    container: 'trigger',
    label: { name: ['Glass', 'Cleaner'], description: 'Kaca bening, tanpa jejak', volume: '500 ml' },
    colors: { label: '#8fd0ea', ink: '#0c171c', band: '#10507f', cap: '#10507f' },
  },
  'STP-CAR-WAX-300': {
    container: 'tub',
    label: { name: ['Carnauba Wax'], description: 'Kilap dalam, tahan hujan', volume: '300 g' },
  },
  'STP-CAR-SHAM-500': {
    container: 'flask',
    label: { name: ['Car', 'Shampoo'], description: 'Busa netral, aman lilin', volume: '500 ml' },
    colors: { body: '#8fd0ea', label: '#ffffff', ink: '#0c171c', band: '#0b7f86', cap: '#0b7f86' },
  },
  'STP-CAR-SHAM-1L': {
    container: 'jug1',
    label: { name: ['Car', 'Shampoo'], description: 'Busa netral, aman lilin', volume: '1 L' },
    colors: { body: '#8fd0ea', label: '#ffffff', ink: '#0c171c', band: '#0b7f86', cap: '#0b7f86' },
  },
  'STP-CAR-SHAM-4L': {
    container: 'jug4',
    label: { name: ['Car', 'Shampoo'], description: 'Busa netral, aman lilin', volume: '4 L' },
    colors: { body: '#8fd0ea', label: '#ffffff', ink: '#0c171c', band: '#0b7f86', cap: '#0b7f86' },
  },
  'STP-CAR-TYRE-300': {
    container: 'trigger',
    label: { name: ['Tyre', 'Shine'], description: 'Ban hitam, tidak lengket', volume: '300 ml' },
    colors: { body: '#2a3338', label: '#0c171c', band: '#0b7f86' },
  },
  'STP-CAR-TYRE-500': {
    container: 'trigger',
    label: { name: ['Tyre', 'Shine'], description: 'Ban hitam, tidak lengket', volume: '500 ml' },
    colors: { body: '#2a3338', label: '#0c171c', band: '#0b7f86' },
  },
  'STP-CAR-WIPE-30': {
    container: 'canister',
    label: { name: ['All-Purpose', 'Wipes'], description: 'Lap basah serbaguna', grade: '30×', volume: '30 lembar' },
  },
  'STP-CAR-FOAM-500': {
    container: 'can-tall',
    label: { name: ['Interior', 'Foam Cleaner'], description: 'Jok kain, plafon, karpet', volume: '500 ml' },
    colors: { body: '#eef6f6', cap: '#f0a500', tip: '#07474c' },
  },
  'STP-CAR-LEAT-150': {
    container: 'tube',
    label: { name: ['Leather', 'Cream'], description: 'Jok kulit lentur & lembut', volume: '150 ml' },
    colors: { body: '#efe6d8', label: '#5a3420', ink: '#ffffff', band: '#2d180d', cap: '#2d180d' },
  },
  'STP-CAR-SPOT-150': {
    container: 'tube',
    label: { name: ['Water Spot', 'Remover'], description: 'Jamur kaca & noda air', volume: '150 ml' },
    colors: { body: '#10507f', label: '#eef6fa', ink: '#0c2f4c', band: '#0c2f4c', cap: '#f3f5f5' },
  },
  'STP-CAR-MICR-6': {
    container: 'canister',
    label: { name: ['Lap', 'Mikrofiber'], description: 'Set lap cuci, poles, kaca', grade: '6×', volume: '6 lembar' },
    colors: { body: '#ffffff', label: '#f0a500', ink: '#0c171c', band: '#0c171c', cap: '#0c171c' },
  },
  'STP-CAR-ODOR-150': {
    container: 'can',
    label: { name: ['Cabin Odour', 'Remover'], description: 'Sekali semprot, kabin segar', volume: '150 ml' },
    colors: { body: '#f0a500', label: '#ffffff', ink: '#07474c', band: '#07474c', cap: '#ffffff', tip: '#0b7f86' },
  },
};
