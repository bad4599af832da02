import type { Dose } from '../../model/product/dose.ts';
import { FUELS, VEHICLE_TYPES } from '../../model/vehicle/vehicle.ts';
import type { Range, VehicleFacts } from '../../model/vehicle/vehicle-fit.ts';

/** Public meta data of a product, whichever backend sent it. */
export type RawMeta = readonly ({ readonly key: string; readonly value: string | null } | null)[] | null | undefined;

const metaOf = (raw: RawMeta): ReadonlyMap<string, string> =>
  new Map((raw ?? []).flatMap((entry) => (entry?.value ? [[entry.key, entry.value.trim()] as const] : [])));

const words = (text: string | undefined): readonly string[] => text?.toLowerCase().split(/[\s,]+/) ?? [];

const known = <Value extends string>(values: readonly Value[], text: string | undefined): readonly Value[] => {
  const named = words(text);
  return values.filter((value) => named.includes(value));
};

/** `3000-5000`, `-1990`, `250-`, `4000`; null for anything else. */
function rangeOf(text: string | undefined): Range | null {
  const [whole, from, dash, to] = /^(\d+(?:\.\d+)?)?(-)?(\d+(?:\.\d+)?)?$/.exec(text ?? '') ?? [];
  if (!whole || (from === undefined && to === undefined)) return null;
  const bound = (digits: string | undefined) => (digits === undefined ? null : Number(digits));
  return dash ? { from: bound(from), to: bound(to) } : { from: bound(from), to: bound(from) };
}

/** Null when the product says nothing about vehicles. Words that the shop does not know are ignored. */
export function vehicleFactsOf(raw: RawMeta): VehicleFacts | null {
  const meta = metaOf(raw);
  if (meta.size === 0) return null;
  const facts = {
    use: meta.get('product_use') ?? null,
    types: known(VEHICLE_TYPES, meta.get('vehicle_types')),
    fuels: known(FUELS, meta.get('vehicle_fuels')),
    engine: rangeOf(meta.get('vehicle_engine')),
    years: rangeOf(meta.get('vehicle_years')),
    grades: words(meta.get('oil_grades')).filter((grade) => /^\d+w\d+$/.test(grade)),
    standards: (meta.get('oil_standards') ?? '').split(/\s*,\s*/).filter((standard) => standard !== ''),
  };
  const { use, types, fuels, engine, years, grades, standards } = facts;
  const says = use ?? engine ?? years ?? [...types, ...fuels, ...grades, ...standards][0] ?? null;
  return says === null ? null : facts;
}

/** Null when the product names no dose, or one that makes no sense. */
export function doseOf(raw: RawMeta): Dose | null {
  const meta = metaOf(raw);
  const into = (['fuel', 'oil'] as const).find((one) => one === meta.get('dose_into'));
  const mlPerLitre = Number(meta.get('dose_ml_per_litre'));
  const every = meta.get('dose_every') === 'fill' ? 'fill' : rangeOf(meta.get('dose_every'));
  if (into === undefined || every === null || !(mlPerLitre > 0) || (every !== 'fill' && !isPositive(every)))
    return null;
  return { into, mlPerLitre, every, withinMonths: monthsOf(meta), minutes: rangeOf(meta.get('dose_minutes')) };
}

function monthsOf(meta: ReadonlyMap<string, string>): number | null {
  const months = Number(meta.get('dose_months'));
  return months > 0 ? months : null;
}

const isPositive = ({ from, to }: Range): boolean => (from ?? 1) > 0 && (to ?? 1) > 0;
