import type { ADDRESS_LABELS } from '../address-labels.ts';

type Address = Readonly<Record<keyof typeof ADDRESS_LABELS, string>>;

/** As its readers call them. */
interface PlaceNames {
  readonly state: string;
  readonly country: string;
}

/** An address as it stands on a parcel, without gaps. */
export function postalLines(address: Address, { state, country }: PlaceNames): readonly string[] {
  const { city, postcode } = address;
  return [
    `${address.firstName} ${address.lastName}`.trim(),
    address.company,
    address.address1,
    address.address2,
    [city, [state, postcode].filter(Boolean).join(' ')].filter(Boolean).join(', '),
    country,
  ].filter(Boolean);
}
