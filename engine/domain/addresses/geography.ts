export interface State {
  readonly code: string;
  readonly name: string;
}

export type FieldRule = 'required' | 'optional' | 'hidden';

/** How one country writes an address. */
export interface AddressFormat {
  readonly state: FieldRule;
  readonly postcode: FieldRule;
  /** What a postcode looks like; null when any letters, digits, spaces and hyphens will do. */
  readonly postcodePattern: RegExp | null;
  /** Its provinces in the order they are offered; empty when the state is free text. */
  readonly states: readonly State[];
}

export interface Geography {
  /** By country code. A country that is missing follows `otherwise`. */
  readonly formats: Readonly<Record<string, AddressFormat>>;
  readonly otherwise: AddressFormat;
  /** Country code → continent code (`AS`, `EU` …), for zones that name a continent. */
  readonly continents: Readonly<Record<string, string>>;
}

export const formatOf = ({ formats, otherwise }: Geography, country: string): AddressFormat =>
  Object.hasOwn(formats, country) ? (formats[country] ?? otherwise) : otherwise;
