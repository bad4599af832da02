import type { PackDesigns } from './pack.ts';

export const OIL_TREATMENTS_PACKS: PackDesigns = {
  'STP-OT-150': {
    container: 'slim-flat',
    label: { name: ['Oil', 'Treatment'], description: 'Pelindung gesekan mesin', volume: '150 ml' },
  },
  'STP-OT-300': {
    container: 'slim-long',
    label: { name: ['Oil', 'Treatment'], description: 'Pelindung gesekan mesin', volume: '300 ml' },
  },
  'STP-OT-500': {
    container: 'flask',
    label: { name: ['Oil', 'Treatment'], description: 'Pelindung gesekan mesin', volume: '500 ml' },
  },
  'STP-OT-SMK-450': {
    container: 'flask',
    label: { name: ['Smoke', 'Treatment'], description: 'Mesin berasap', volume: '450 ml' },
    colors: { body: '#23292e', label: '#c92f10', ink: '#ffffff', cap: '#c92f10' },
  },
  'STP-OT-LEAK-300': {
    container: 'slim-flat',
    label: { name: ['Engine', 'Stop Leak'], description: 'Atasi rembes oli mesin', volume: '300 ml' },
    colors: { body: '#eceae4', label: '#0c171c', ink: '#ffffff', band: '#c92f10', cap: '#c92f10' },
  },
  'STP-OT-MOT-60': {
    container: 'slim-mini',
    label: { name: ['Moto Oil', 'Treatment'], description: 'Aman kopling basah', volume: '60 ml' },
    colors: { body: '#f0a500', label: '#c92f10', ink: '#ffffff', band: '#0c171c', cap: '#0c171c' },
  },
  'STP-OT-LFT-250': {
    container: 'slim-long',
    label: { name: ['Lifter', 'Quiet'], description: 'Redam bunyi tik-tik klep', volume: '250 ml' },
    colors: { body: '#c6cdd1', label: '#f0a500', ink: '#0c171c', band: '#c92f10', cap: '#0c171c' },
  },
  'STP-OT-MOS-200': {
    container: 'flask',
    label: { name: ['Friction', 'Guard'], description: 'Pelumas padat', grade: 'MoS2', volume: '200 ml' },
    colors: { body: '#0c171c', label: '#8f989c', ink: '#0c171c', band: '#c92f10', cap: '#8f989c' },
  },
  'STP-OT-GEAR-150': {
    container: 'tube',
    label: { name: ['Gear', 'Treatment'], description: 'Girboks manual & gardan', volume: '150 ml' },
    colors: { body: '#c92f10', label: '#0c171c', ink: '#ffffff', band: '#f0a500', cap: '#f0a500' },
  },
};
