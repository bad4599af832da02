import type { PackDesigns } from './pack.ts';

export const CLEANERS_PACKS: PackDesigns = {
  'STP-CLN-DEGR-500': {
    container: 'can',
    label: { name: ['Engine', 'Degreaser'], description: 'Semprot, diamkan, bilas', volume: '500 ml' },
  },
  'STP-CLN-FLUSH-450': {
    container: 'slim-long',
    label: { name: ['Engine', 'Flush'], description: '10–15 menit sebelum ganti oli', volume: '450 ml' },
  },
  'STP-CLN-THRO-500': {
    container: 'can',
    label: { name: ['Throttle', 'Cleaner'], description: 'Karburator & throttle body', volume: '500 ml' },
    colors: { label: '#0c171c', ink: '#ffffff', band: '#ee6a1c', cap: '#0c171c', tip: '#ee6a1c' },
  },
  'STP-CLN-RADI-300': {
    container: 'slim-flat',
    label: { name: ['Radiator', 'Flush'], description: 'Kuras karat & kerak air', volume: '300 ml' },
    colors: { body: '#10507f', label: '#eef4f7', ink: '#0c2f4c', band: '#0c2f4c', cap: '#ee6a1c' },
  },
  'STP-CLN-CHAIN-500': {
    container: 'can-tall',
    label: { name: ['Chain', 'Cleaner'], description: 'Rantai motor, aman O-ring', volume: '500 ml' },
    colors: { body: '#d0310f', label: '#ffffff', ink: '#0c171c', band: '#0c171c', cap: '#0c171c', tip: '#d0310f' },
  },
  'STP-CLN-CONT-200': {
    container: 'can',
    label: { name: ['Contact', 'Cleaner'], description: 'Soket, sensor, terminal', volume: '200 ml' },
    colors: { body: '#dfe5e8', label: '#10507f', ink: '#ffffff', band: '#0c171c', cap: '#f0a500', tip: '#0c171c' },
  },
};
