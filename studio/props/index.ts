import { BRAKE_DISC } from './brake-disc.ts';
import { BRICKYARD_MODEL, TRI_OVAL_MODEL } from './circuits.ts';
import { DIPSTICK } from './dipstick-rod.ts';
import { FUEL_GAUGE } from './fuel-gauge.ts';
import { ODOMETER } from './odometer-wheels.ts';
import { OIL_POUR } from './oil-pour.ts';
import type { Prop } from './prop.ts';

export const PROPS = {
  dipstick: DIPSTICK,
  odometer: ODOMETER,
  'fuel-gauge': FUEL_GAUGE,
  'oil-pour': OIL_POUR,
  'brake-disc': BRAKE_DISC,
  'tri-oval': TRI_OVAL_MODEL,
  brickyard: BRICKYARD_MODEL,
} as const satisfies Readonly<Record<string, Prop>>;

export type PropName = keyof typeof PROPS;

export const isProp = (name: string): name is PropName => name in PROPS;
