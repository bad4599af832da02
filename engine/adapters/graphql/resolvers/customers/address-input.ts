import type { Address } from '#engine/domain/places/address.ts';
import type { AddressPatch } from '#engine/domain/places/merge-address.ts';
import type { CustomerAddressInput, InputMaybe } from '../../generated/resolvers.generated.ts';
import { bounded } from '../bounded-text.ts';

const LONGEST_FIELD = 200;

/** A line break in a name could begin a header in a mail, and another field on a label. */
const oneLine = (text: string) => text.replace(/\p{Cc}+/gu, ' ');

/** Only what is given changes; null is "not given". */
export function addressPatch(input: InputMaybe<CustomerAddressInput>): AddressPatch | null {
  if (!input) return null;
  const { overwrite, ...fields } = input;
  const given = Object.entries(fields).filter(
    (entry): entry is [keyof Address, string] => typeof entry[1] === 'string',
  );
  return {
    ...Object.fromEntries(given.map(([field, text]) => [field, bounded(oneLine(text), field, LONGEST_FIELD)])),
    ...(overwrite ? { overwrite } : {}),
  };
}
