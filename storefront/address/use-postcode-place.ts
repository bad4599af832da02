import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import type { PostcodePlace } from '#contract/geography/indonesian-postcodes.ts';
import { postcodePath } from '#contract/paths.ts';
import { useLocalPath } from '../i18n/local-link.tsx';
import type { AddressValues } from './address-values.ts';

interface PostcodeResponse {
  readonly postcode: string;
  readonly place: PostcodePlace | null;
}

interface PlaceFields {
  /** Around the fields of the address. */
  readonly fields: RefObject<HTMLDivElement | null>;
  /** Of the postcode as it is typed; null where it says nothing. */
  readonly place: PostcodePlace | null;
  readonly postcode: string;
  readonly state: string;
  readonly setState: (state: string) => void;
  readonly setPostcode: (postcode: string) => void;
  /** Writes into the field of the province. */
  readonly fillState: (state: string) => void;
}

/** What an Indonesian postcode says about the place: fills in empty fields, and those that it filled in before. */
export function usePostcodePlace(values: AddressValues, prefix: string): PlaceFields {
  const fetcher = useFetcher<PostcodeResponse>();
  const localize = useLocalPath();
  const fields = useRef<HTMLDivElement>(null);
  const filled = useRef<Readonly<Record<string, string>>>({});
  const [postcode, setTypedPostcode] = useState(values.postcode);
  const [state, setState] = useState(values.state);
  const place = fetcher.data?.postcode === postcode ? fetcher.data.place : null;

  const fill = (name: 'state' | 'city', value: string) => {
    const field = fields.current?.querySelector<HTMLInputElement | HTMLSelectElement>(`[name="${prefix}${name}"]`);
    if (!field || field.value === value) return;
    filled.current = { ...filled.current, [name]: value };
    field.value = value;
    // The form stores what is typed, by whomever.
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const isFree = (name: 'state' | 'city') => {
    const field = fields.current?.querySelector<HTMLInputElement>(`[name="${prefix}${name}"]`);
    return field != null && (field.value === '' || field.value === filled.current[name]);
  };
  const suggest = useEffectEvent(({ provinces: [province, other], cities }: PostcodePlace) => {
    if (province && !other && isFree('state')) fill('state', province);
    const [city, ...rest] = cities;
    if (city && rest.length === 0 && isFree('city')) fill('city', city);
  });
  useEffect(() => {
    if (place) suggest(place);
  }, [place]);

  const setPostcode = (typed: string) => {
    const tidy = typed.trim();
    setTypedPostcode(tidy);
    if (/^[1-9]\d{4}$/.test(tidy)) fetcher.load(localize(postcodePath(tidy)));
  };
  return { fields, place, postcode, state, setState, setPostcode, fillState: (code) => fill('state', code) };
}
