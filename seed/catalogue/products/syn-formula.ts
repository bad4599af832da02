import type { ProductSeed } from '../product-seed.ts';
import { moto2t } from './syn-formula/moto-2t.ts';
import { synFormula } from './syn-formula/syn-formula.ts';
import { synFormulaCity } from './syn-formula/syn-formula-city.ts';
import { synFormulaClassic } from './syn-formula/syn-formula-classic.ts';
import { synFormulaDiesel } from './syn-formula/syn-formula-diesel.ts';
import { synFormulaMatic } from './syn-formula/syn-formula-matic.ts';
import { synFormulaMoto } from './syn-formula/syn-formula-moto.ts';

export const SYN_FORMULA: readonly ProductSeed[] = [
  synFormula,
  synFormulaMoto,
  synFormulaDiesel,
  synFormulaMatic,
  synFormulaCity,
  synFormulaClassic,
  moto2t,
];
