const UNITS: Readonly<Record<string, string>> = {
  millilitre: 'ml',
  mililiter: 'ml',
  cc: 'ml',
  l: 'l',
  lt: 'l',
  ltr: 'l',
  liter: 'l',
  litre: 'l',
  litres: 'l',
  liters: 'l',
  gr: 'g',
  gram: 'g',
};

const AMOUNT =
  /(?<![\p{L}\p{N}.,])(\d+(?:[.,]\d+)?)[ -]?(ml|millilitre|mililiter|cc|l|lt|ltr|liter|litres?|liters|gr?|gram)(?![\p{L}\p{N}])/gu;

/** 1000 ml are written 1 L on a pack, and 0.5 L are written 500 ml. */
function amount(_match: string, digits: string, written: string): string {
  const unit = UNITS[written] ?? written;
  const value = Number(digits.replace(',', '.'));
  if (unit === 'ml' && value >= 1000) return `${value / 1000}l`;
  return unit === 'l' && value < 1 ? `${value * 1000}ml` : `${value}${unit}`;
}

const GRADE = /(?<![\p{L}\p{N}])(?:sae[ -]?)?(\d{1,2})[ -]?w[ -]?(\d{2})(?![\p{L}\p{N}])/gu;
const HALF_GRADE = /(?<![\p{L}\p{N}])(\d{1,2})[ -]?w-?(?![\p{L}\p{N}])/gu;
const BRAKE_FLUID = /(?<![\p{L}\p{N}])dot[ -]?(\d)(?:[., ]?(1)(?![\p{L}\p{N}]))?/gu;
const GEAR_OIL = /(?<![\p{L}\p{N}])gl[ -]?(\d)(?![\p{L}\p{N}])/gu;
const STROKES = /(?<![\p{L}\p{N}])([24])[ -]?(?:t|tak|stroke|langkah)(?![\p{L}\p{N}])/gu;
const ROMAN_DEXRON = /(?<![\p{L}])dexron[ -]?(?:iii|3)(?![\p{L}\p{N}])/gu;

/**
 * Codes and amounts of a folded text in one spelling, however they are split: `SAE 10 w-40` → `10w40`, `dot 51` → `dot5.1`,
 * `gl-5` → `gl5`, `0,5 liter` → `0.5l`, `2 tak` → `2t`.
 */
export const joinCodes = (folded: string): string => (MAY_HAVE_CODE.test(folded) ? joined(folded) : folded);

/** What every code begins with. Most texts have none, although they have numbers. */
const MAY_HAVE_CODE = /\d[ -]?[mclgwts]|dot[ -]?\d|gl[ -]?\d|dexron/;

const joined = (folded: string): string =>
  folded
    .replace(AMOUNT, amount)
    .replace(GRADE, '$1w$2')
    .replace(HALF_GRADE, '$1w')
    .replace(BRAKE_FLUID, (_match, kind: string, minor?: string) => `dot${kind}${minor ? '.1' : ''}`)
    .replace(GEAR_OIL, 'gl$1')
    .replace(STROKES, '$1t')
    .replace(ROMAN_DEXRON, 'dexron3');
