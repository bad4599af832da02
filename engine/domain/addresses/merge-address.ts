import { type Address, NO_ADDRESS } from './address.ts';

/** Only what is given changes; an empty text clears a field; `overwrite` blanks the rest first. */
export interface AddressPatch extends Partial<Address> {
  readonly overwrite?: boolean;
}

export const mergeAddress = (address: Address, { overwrite, ...given }: AddressPatch): Address => ({
  ...(overwrite ? NO_ADDRESS : address),
  ...given,
});
