import { withoutAccents } from '../text/without-accents.ts';
import type { Address } from './address.ts';
import { formatOf, type Geography, type State } from './geography.ts';

/** Spaces tidied; country and postcode in capitals; a province written out becomes its code. */
export function normaliseAddress(address: Address, geography: Geography): Address {
  const country = tidy(address.country).toUpperCase();
  return {
    firstName: tidy(address.firstName),
    lastName: tidy(address.lastName),
    company: tidy(address.company),
    address1: tidy(address.address1),
    address2: tidy(address.address2),
    city: tidy(address.city),
    state: stateCode(tidy(address.state), formatOf(geography, country).states),
    postcode: tidy(address.postcode).toUpperCase(),
    country,
    phone: tidy(address.phone),
    email: tidy(address.email),
  };
}

const tidy = (text: string): string => text.trim().replace(/\s+/g, ' ');

/** By code or by name, with or without its accents. */
function stateCode(state: string, states: readonly State[]): string {
  const sought = plain(state);
  return states.find(({ code, name }) => code === sought || plain(name) === sought)?.code ?? state;
}

const plain = (text: string): string => withoutAccents(text).toUpperCase();
