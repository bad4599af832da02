import type { CatalogueQuery } from '../../model/catalogue-query.ts';
import { printCatalogueQuery } from '../../model/catalogue-url.ts';

/** The rest of the question as hidden fields, so that one form does not forget what another has asked. */
export function KeptQuery({ query }: { readonly query: CatalogueQuery }) {
  return [...new URLSearchParams(printCatalogueQuery(query))].map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}
