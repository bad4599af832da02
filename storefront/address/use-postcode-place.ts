import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import type { IndonesianPlace, PostcodePlace } from '#contract/geography/indonesian-postcodes.ts';
import { postcodePath } from '#contract/paths.ts';
import { useLocalPath } from '../i18n/local-link.tsx';
import { PLACE_FIELDS, surePlace, type TypedPlace } from './postcode-place.ts';

interface PostcodeResponse {
  readonly postcode: string;
  readonly place: PostcodePlace | null;
}

type PlaceField = keyof IndonesianPlace;

interface PlaceFields {
  /** Around the fields of the address. */
  readonly fields: RefObject<HTMLDivElement | null>;
  /** Of the postcode as it is typed; null where it says nothing. */
  readonly place: PostcodePlace | null;
  readonly typed: TypedPlace;
  type(field: keyof TypedPlace, value: string): void;
  /** Writes into those fields that the place names. */
  take(place: IndonesianPlace): void;
}

/** What an Indonesian postcode says about the place: fills in empty fields, and those that it filled in before. */
export function usePostcodePlace(values: TypedPlace, prefix: string): PlaceFields {
  const fetcher = useFetcher<PostcodeResponse>();
  const localize = useLocalPath();
  const fields = useRef<HTMLDivElement>(null);
  const filled = useRef<Partial<IndonesianPlace>>({});
  const [typed, setTyped] = useState(values);
  const place = fetcher.data?.postcode === typed.postcode ? fetcher.data.place : null;

  const fieldOf = (name: PlaceField) =>
    fields.current?.querySelector<HTMLInputElement | HTMLSelectElement>(`[name="${prefix}${name}"]`);
  const fill = (name: PlaceField, value: string) => {
    const field = fieldOf(name);
    if (!field || field.value === value) return;
    filled.current = { ...filled.current, [name]: value };
    field.value = value;
    // The form stores what is typed, by whomever, and so do we.
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
  /** Not while the shopper is in it: what arrives late would mix with what is being typed. */
  const isFree = (name: PlaceField) => {
    const field = fieldOf(name);
    if (!field || field === document.activeElement) return false;
    return field.value === '' || field.value === filled.current[name];
  };
  const suggest = useEffectEvent((known: PostcodePlace) => {
    const sure = surePlace(known);
    for (const name of PLACE_FIELDS) if (isFree(name)) fill(name, sure[name]);
  });
  useEffect(() => {
    if (place) suggest(place);
  }, [place]);

  return {
    fields,
    place,
    typed,
    type(field, value) {
      const tidy = value.trim();
      setTyped((before) => ({ ...before, [field]: tidy }));
      if (field === 'postcode' && /^[1-9]\d{4}$/.test(tidy)) fetcher.load(localize(postcodePath(tidy)));
    },
    take(chosen) {
      for (const name of PLACE_FIELDS) if (chosen[name]) fill(name, chosen[name]);
    },
  };
}
