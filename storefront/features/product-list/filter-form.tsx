import { useText } from '../../i18n/bilingual.ts';
import { PRODUCTS } from '../../i18n/messages/products.ts';
import { changed, EVERYTHING } from '../../model/catalogue-query.ts';
import { PARAMETERS, termParameter } from '../../model/catalogue-url.ts';
import type { CatalogueView } from '../../model/catalogue-view.ts';
import { ChoiceRow } from '../../ui/choice-row.tsx';
import { FacetChips } from './facet-chips.tsx';
import { FacetList } from './facet-list.tsx';
import { KeptQuery } from './kept-query.tsx';
import type { ListPlace } from './list-place.ts';
import { PriceRange } from './price-range.tsx';
import { RatingFilter } from './rating-filter.tsx';
import { useListForm } from './use-list-form.ts';

interface FilterFormProps {
  readonly view: CatalogueView;
  readonly place: ListPlace;
}

/** Every filter as a plain GET form. With script each change asks at once, without it the button does. */
export function FilterForm({ view: { query, facets }, place }: FilterFormProps) {
  const text = useText(PRODUCTS);
  const { search, sort, direction, categories, terms } = query;
  return (
    <form className="fl" aria-label={text.filterProducts} {...useListForm(place)}>
      <KeptQuery query={changed(EVERYTHING, { search, sort, direction })} />
      {place.isCategory ? null : (
        <FacetList legend={text.category} name={PARAMETERS.category} values={facets.categories} chosen={categories} />
      )}
      {facets.prices || query.minPrice !== null || query.maxPrice !== null ? (
        <PriceRange query={query} bounds={facets.prices} />
      ) : null}
      {facets.attributes.map(({ attribute, label, values }) => (
        <FacetChips
          key={attribute}
          legend={label}
          name={termParameter(attribute)}
          values={values}
          chosen={terms[attribute] ?? []}
        />
      ))}
      <RatingFilter ratings={facets.ratings} chosen={query.minRating} />
      <fieldset className="fl-g">
        <legend>{text.offers}</legend>
        <ChoiceRow
          type="checkbox"
          name={PARAMETERS.sale}
          value="1"
          checked={query.onSale}
          disabled={facets.sale.count === 0 && !query.onSale}
          isQuiet={facets.sale.count === 0}
          onChange={(event) => event.currentTarget.form?.requestSubmit()}
          end={<span className="cnt">{facets.sale.count}</span>}
        >
          {text.onSale}
        </ChoiceRow>
      </fieldset>
      {/* Also what Enter in a field presses. */}
      <button type="submit" className="btn btn-solid btn-full fl-apply">
        {text.apply}
      </button>
    </form>
  );
}
