import type { CsvTable } from './read-csv.ts';

interface Measure {
  /** In the unit that this shop's files have. */
  readonly title: string;
  /** Digits after the point: a gram, a tenth of a millimetre. */
  readonly digits: number;
  /** Unit → how many of the shop's one of it is. */
  readonly units: Readonly<Record<string, number>>;
}

const SIDE_UNITS = { m: 100, mm: 0.1, in: 2.54, yd: 91.44 };
const WEIGHT: Measure = { title: 'Weight (kg)', digits: 3, units: { g: 0.001, lbs: 0.45359237, oz: 0.028349523125 } };
const MEASURES: ReadonlyMap<string, Measure> = new Map([
  ['weight', WEIGHT],
  ...['Length', 'Width', 'Height'].map(
    (side) => [side.toLowerCase(), { title: `${side} (cm)`, digits: 2, units: SIDE_UNITS }] as const,
  ),
]);

interface Conversion extends Pick<Measure, 'title' | 'digits'> {
  readonly factor: number;
}

/** Null of a column that is no measure, or one in the shop's unit. */
function conversionOf(title: string): Conversion | null {
  const [, name = '', unit = ''] = /^(\w+) \((\w+)\)$/.exec(title.trim().toLowerCase()) ?? [];
  const measure = MEASURES.get(name);
  const factor = measure?.units[unit];
  return measure && factor !== undefined ? { title: measure.title, digits: measure.digits, factor } : null;
}

const NUMBER = /^(\d+([.,]\d*)?|[.,]\d+)$/;

/** What is no number stays, and is reported where it is read. */
function converted(cell: string, { factor, digits }: Conversion): string {
  const text = cell.trim();
  if (!NUMBER.test(text)) return cell;
  return String(Number((Number(text.replace(',', '.')) * factor).toFixed(digits)));
}

/** Measures in kilograms and centimetres: WooCommerce writes the unit of its shop into the title, `Weight (lbs)`. */
export function inShopUnits({ titles, rows }: CsvTable): CsvTable {
  const there = new Set(titles.map((title) => title.trim().toLowerCase()));
  const conversions = new Map(
    titles.flatMap((title) => {
      const conversion = conversionOf(title);
      return conversion && !there.has(conversion.title.toLowerCase()) ? [[title, conversion] as const] : [];
    }),
  );
  if (conversions.size === 0) return { titles, rows };
  return {
    titles: titles.map((title) => conversions.get(title)?.title ?? title),
    rows: rows.map(({ line, cells }) => ({
      line,
      cells: new Map(
        [...cells].map(([title, cell]) => {
          const conversion = conversions.get(title);
          return conversion ? [conversion.title, converted(cell, conversion)] : [title, cell];
        }),
      ),
    })),
  };
}
