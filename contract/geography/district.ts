/** What a label prints before the name of a kecamatan. */
const PREFIX = 'Kec. ';

const DISTRICT = /(?:^|, )Kec\. ([^,]+)$/;

interface AddressDetail {
  /** Block, floor, landmark. */
  readonly detail: string;
  /** Kecamatan of an Indonesian address, without "Kecamatan". */
  readonly district: string;
}

/**
 * The second address line with the kecamatan at its end: "Blok C, Kec. Kebayoran Baru". Every backend stores, shows and prints
 * that line, so a courier finds the kecamatan on the label.
 */
export function joinDistrict({ detail, district }: AddressDetail): string {
  const name = district
    .trim()
    .replace(/^kec(amatan\s+|\.\s*)/i, '')
    .replaceAll(',', ' ');
  return [detail.trim(), name && PREFIX + name].filter(Boolean).join(', ');
}

/** The parts of a second address line. The district is empty where the line names none. */
export function splitDistrict(address2: string): AddressDetail {
  const match = DISTRICT.exec(address2);
  return match
    ? { detail: address2.slice(0, match.index), district: match[1] ?? '' }
    : { detail: address2, district: '' };
}
