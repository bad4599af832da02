import { countryNames } from '#contract/geography/countries.ts';
import { HOME_COUNTRY } from '#contract/geography/home-country.ts';
import type { ShopRequest } from '../../shop-context.ts';

/** The addresses, and the one that `edit` names; a name that none of them has stands for a new one. */
export async function loadAddresses({ shopper, language }: ShopRequest, url: URL) {
  const [book, countries] = await Promise.all([shopper.addressBook(), shopper.allowedCountries()]);
  const edit = url.searchParams.get('edit');
  const used = book.map(({ country }) => country);
  return {
    book,
    edited: edit === null ? null : (book.find(({ id }) => id === edit) ?? null),
    /** Null while no address is typed. */
    editedId: edit === null ? null : book.some(({ id }) => id === edit) ? edit : crypto.randomUUID(),
    countries,
    countryNames: countryNames([...countries, ...used], language),
    states: await shopper.states([HOME_COUNTRY, ...used]),
  };
}
