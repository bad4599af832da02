import { type RefObject, useState } from 'react';
import { HOME_COUNTRY } from '#contract/geography/home-country.ts';
import type { AddressValues } from './address-values.ts';

/** Fields that not every country has, or that mean something else in another. */
const OWN_FIELDS = ['postcode', 'state', 'district', 'taxNumber'] as const;

type OwnValues = Partial<Pick<AddressValues, (typeof OWN_FIELDS)[number]>>;

interface LeftFields {
  /** What the country's own fields held when it was left, or came with. */
  of(country: string): OwnValues;
  leave(country: string): void;
}

/** A postcode may stay where the countries write it alike. */
const UNKNOWN: OwnValues = { state: '', district: '', taxNumber: '' };

/** A shopper who looks at another country finds the fields of the first one as they were. */
export function useLeftFields(
  values: AddressValues,
  prefix: string,
  fields: RefObject<HTMLElement | null>,
): LeftFields {
  const [left, setLeft] = useState<Readonly<Record<string, OwnValues>>>({ [values.country || HOME_COUNTRY]: values });
  const fieldOf = (name: string) =>
    fields.current?.querySelector<HTMLInputElement | HTMLSelectElement>(`[name="${prefix}${name}"]`);
  return {
    of: (country) => left[country] ?? UNKNOWN,
    leave(country) {
      const held = OWN_FIELDS.flatMap((name) => {
        const field = fieldOf(name);
        return field ? [[name, field.value]] : [];
      });
      setLeft((before) => ({ ...before, [country]: { ...before[country], ...Object.fromEntries(held) } }));
    },
  };
}
