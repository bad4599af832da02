import type { Stills } from './still.ts';

const SKY = '#a6d8ee';
const INK = '#131f25';

/** Stills of instruments, oil and circuits. */
export const INSTRUMENT_STILLS = {
  'art-dip': {
    objects: [{ subject: 'dipstick' }],
    view: { target: [22, -12, 0], yaw: 22, pitch: 6, distance: 1400, scale: 5.6 },
    background: SKY,
  },
  'art-odo': {
    objects: [{ subject: 'odometer' }],
    view: { target: [0, 0, 90], yaw: -10, pitch: 6, distance: 1500, scale: 4.5 },
    background: INK,
  },
  'art-fuel': {
    objects: [{ subject: 'fuel-gauge' }],
    view: { target: [0, 46, 0], yaw: 12, pitch: -8, distance: 1300, scale: 4.7 },
    background: INK,
  },
  'art-pour': {
    objects: [{ subject: 'oil-pour' }],
    view: { target: [20, 40, 0], yaw: 0, pitch: 32, distance: 1100, scale: 5.4 },
    background: INK,
  },
  'art-track': {
    objects: [{ subject: 'tri-oval' }],
    view: { target: [0, -6, 0], yaw: -16, pitch: -26, distance: 3600, scale: 1.2 },
    background: INK,
  },
  'art-indy': {
    objects: [{ subject: 'brickyard' }],
    view: { target: [0, 0, 0], yaw: -12, pitch: -30, distance: 3600, scale: 1.22 },
    background: INK,
  },
} as const satisfies Stills;
