import type { PackDesigns } from './pack.ts';

export const FUEL_ADDITIVES_PACKS: PackDesigns = {
  'STP-FA-FSC-200': {
    container: 'slim-long',
    label: { name: ['Fuel', 'System', 'Cleaner'], description: 'Bensin, semua cc', volume: '200 ml' },
  },
  'STP-FA-OCT-155': {
    container: 'slim-flat',
    label: { name: ['Octane', 'Booster'], description: 'Naikkan oktan, kurangi ngelitik', volume: '155 ml' },
    colors: { body: '#2a3338', label: '#f0a500', ink: '#0c171c', band: '#0c171c', cap: '#d0310f', tip: '#d0310f' },
  },
  'STP-FA-INJ-75': {
    container: 'slim-mini',
    label: { name: ['Injector', 'Cleaner'], description: 'Injeksi mobil & motor', volume: '75 ml' },
    colors: { label: '#d0310f', band: '#0c171c', cap: '#d0310f' },
  },
  'STP-FA-INJ-150': {
    container: 'slim-flat',
    label: { name: ['Injector', 'Cleaner'], description: 'Injeksi mobil & motor', volume: '150 ml' },
    colors: { label: '#d0310f', band: '#0c171c', cap: '#d0310f' },
  },
  'STP-FA-INJ-300': {
    container: 'slim-long',
    label: { name: ['Injector', 'Cleaner'], description: 'Injeksi mobil & motor', volume: '300 ml' },
    colors: { label: '#d0310f', band: '#0c171c', cap: '#d0310f' },
  },
  'STP-FA-DSL-300': {
    container: 'flask',
    label: { name: ['Diesel', 'Treatment'], description: 'Solar & biosolar', volume: '300 ml' },
    colors: { body: '#eceae4', label: '#10507f', band: '#0c2f4c', cap: '#10507f' },
  },
  'STP-FA-DSL-500': {
    container: 'flask',
    label: { name: ['Diesel', 'Treatment'], description: 'Solar & biosolar', volume: '500 ml' },
    colors: { body: '#eceae4', label: '#10507f', band: '#0c2f4c', cap: '#10507f' },
  },
  'STP-FA-DSL-1L': {
    container: 'jug1',
    label: { name: ['Diesel', 'Treatment'], description: 'Solar & biosolar', volume: '1 L' },
    colors: { body: '#eceae4', label: '#10507f', band: '#0c2f4c', cap: '#10507f' },
  },
  'STP-FA-MFC-60': {
    container: 'slim-mini',
    label: { name: ['Moto Fuel', 'Cleaner'], description: 'Injeksi & karburator', volume: '60 ml' },
    colors: { body: '#23292e', label: '#8fd0ea', ink: '#0c171c', band: '#0c171c', cap: '#f0a500' },
  },
  'STP-FA-VLV-250': {
    container: 'slim-flat',
    label: { name: ['Valve', 'Lubricant'], description: 'Klep & dudukan klep', volume: '250 ml' },
    colors: { body: '#eceae4', label: '#d0310f', band: '#0c171c', cap: '#d0310f' },
  },
  'STP-FA-STB-300': {
    container: 'flask',
    label: { name: ['Fuel', 'Stabilizer'], description: 'Kendaraan jarang dipakai', volume: '300 ml' },
    colors: { body: '#2c6b45', label: '#e9f1e6', ink: '#0f2b1b', band: '#0f2b1b', cap: '#f0a500' },
  },
  'STP-FA-WTR-200': {
    container: 'slim-long',
    label: { name: ['Water', 'Remover'], description: 'Mengikat air di tangki', volume: '200 ml' },
    colors: { body: '#10507f', label: '#ffffff', ink: '#0c2f4c', band: '#0c2f4c', cap: '#ffffff' },
  },
  'STP-FA-CTN-250': {
    container: 'slim-flat',
    label: { name: ['Cetane', 'Booster'], description: 'Solar lebih cepat menyala', grade: 'CN +5', volume: '250 ml' },
    colors: { body: '#d0310f', label: '#ffffff', ink: '#0c171c', band: '#0c171c', cap: '#0c171c' },
  },
  'STP-FA-BIO-500': {
    container: 'flask',
    label: { name: ['Biosolar', 'Guard'], description: 'Anti lendir & jamur tangki', grade: 'B40', volume: '500 ml' },
    colors: { body: '#c6cdd1', label: '#2c6b45', ink: '#ffffff', band: '#0f2b1b', cap: '#2c6b45' },
  },
  'STP-FA-DPF-300': {
    container: 'slim-long',
    label: { name: ['DPF', 'Cleaner'], description: 'Bantu regenerasi filter diesel', volume: '300 ml' },
    colors: { body: '#0b7f86', label: '#f3f5f5', ink: '#07474c', band: '#07474c', cap: '#0c171c' },
  },
};
