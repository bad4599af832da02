import { BRAKE_PACKS } from './brake.ts';
import { CARE_PACKS } from './care.ts';
import { CLEANERS_PACKS } from './cleaners.ts';
import { colorSchemeOf } from './color-schemes.ts';
import { FUEL_ADDITIVES_PACKS } from './fuel-additives.ts';
import { FULL_SYNTHETIC_PACKS } from './full-synthetic.ts';
import { GUIDES_PACKS } from './guides.ts';
import { OIL_TREATMENTS_PACKS } from './oil-treatments.ts';
import type { Pack, PackDesigns } from './pack.ts';
import { STEERING_PACKS } from './steering.ts';
import { SYN_FORMULA_PACKS } from './syn-formula.ts';

const DESIGNS: PackDesigns = {
  ...FULL_SYNTHETIC_PACKS,
  ...SYN_FORMULA_PACKS,
  ...OIL_TREATMENTS_PACKS,
  ...FUEL_ADDITIVES_PACKS,
  ...CARE_PACKS,
  ...BRAKE_PACKS,
  ...STEERING_PACKS,
  ...CLEANERS_PACKS,
  ...GUIDES_PACKS,
};

/** @throws Error when no pack is designed for the SKU */
export function packOf(sku: string, category: string): Pack {
  const design = DESIGNS[sku];
  if (!design) throw new Error(`no pack is designed for ${sku}: add it to studio/packs`);
  return { ...design, colors: colorSchemeOf(category, design.colors) };
}
