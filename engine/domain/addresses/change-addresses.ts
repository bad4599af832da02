import { ok, type Result, refuse } from '../result.ts';
import { withoutAccents } from '../text/text.ts';
import { type Address, type AddressPatch, type AddressRole, mapAddress, mergeAddress } from './address.ts';
import { type AddressProblem, type AddressRefusal, checkAddress } from './check-address.ts';
import { formatOf, type Geography, type State } from './geography.ts';

export interface AddressChange {
  readonly billing: AddressPatch | null;
  readonly shipping: AddressPatch | null;
  readonly shippingSameAsBilling: boolean;
}

export interface Addresses {
  readonly billing: Address;
  readonly shipping: Address;
}

/** Given fields must be well formed. Missing ones are asked for at checkout. */
export function changeAddresses(
  stored: Addresses,
  change: AddressChange,
  geography: Geography,
): Result<Addresses, AddressRefusal> {
  const billing = patched(stored.billing, change.billing, geography);
  const shipping = change.shippingSameAsBilling ? billing : patched(stored.shipping, change.shipping, geography);
  const problems = [
    ...problemsGiven(billing, change.billing, { role: 'billing', geography }),
    ...(change.shippingSameAsBilling ? [] : problemsGiven(shipping, change.shipping, { role: 'shipping', geography })),
  ];
  if (problems.length > 0) return refuse({ code: 'ADDRESS_INVALID', problems });
  return ok({ billing, shipping: { ...shipping, email: '' } });
}

const patched = (address: Address, patch: AddressPatch | null, geography: Geography): Address =>
  patch ? normalizeAddress(mergeAddress(address, patch), geography) : address;

const problemsGiven = (
  address: Address,
  patch: AddressPatch | null,
  { role, geography }: { readonly role: AddressRole; readonly geography: Geography },
): readonly AddressProblem[] =>
  checkAddress(address, { role, extent: 'full', geography }).filter(
    ({ code, field }) => code !== 'FIELD_REQUIRED' && patch?.[field] !== undefined,
  );

/** Collapses spaces, puts country and postcode in upper case, and turns a state's name into its code. */
export function normalizeAddress(address: Address, geography: Geography): Address {
  const tidied = mapAddress(address, tidy);
  const country = tidied.country.toUpperCase();
  return {
    ...tidied,
    state: stateCode(tidied.state, formatOf(geography, country).states),
    postcode: tidied.postcode.toUpperCase(),
    country,
  };
}

const tidy = (text: string): string => text.trim().replace(/\s+/g, ' ');

/** Finds the state by its code or by its name, with or without accents. */
function stateCode(state: string, states: readonly State[]): string {
  const sought = plain(state);
  return states.find(({ code, name }) => code === sought || plain(name) === sought)?.code ?? state;
}

const plain = (text: string): string => withoutAccents(text).toUpperCase();
