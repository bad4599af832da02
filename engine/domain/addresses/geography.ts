export interface State {
  readonly code: string;
  readonly name: string;
}

export type FieldRule = 'required' | 'optional' | 'hidden';

/** How addresses are written in one country. */
export interface AddressFormat {
  readonly state: FieldRule;
  readonly postcode: FieldRule;
  /** Pattern of a postcode. Null allows any letters, digits, spaces and hyphens. */
  readonly postcodePattern: RegExp | null;
  /** Its states or provinces in the order they are offered. Empty when the state is free text. */
  readonly states: readonly State[];
}

export interface Geography {
  /** By country code. Countries that are missing use `otherwise`. */
  readonly formats: Readonly<Record<string, AddressFormat>>;
  readonly otherwise: AddressFormat;
}

export const formatOf = ({ formats, otherwise }: Geography, country: string): AddressFormat =>
  Object.hasOwn(formats, country) ? (formats[country] ?? otherwise) : otherwise;
