import { useText } from '../../i18n/bilingual.ts';
import { PRODUCTS } from '../../i18n/messages/products.ts';
import { EMPTY_QUERY, PARAMETERS, termParameter, unfiltered, withChange } from '../../model/catalogue-query.ts';
import type { CatalogueView } from '../../model/catalogue-view.ts';
import { buttonClass } from '../../ui/button.tsx';
import { ChoiceRow } from '../../ui/choice-row.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { Sheet, SheetButton, SheetClose } from '../../ui/sheet.tsx';
import { FacetChips, FacetList, RatingFilter } from './facets.tsx';
import { HiddenQueryFields, type ListRoute, useListForm, useListPath } from './list-form.tsx';
import { PriceRange } from './price-range.tsx';

const FILTERS = 'filters';

/** Where the list begins, for whoever comes back from the filters. */
export const LIST_ID = 'list';

export function OpenFiltersButton({ count }: { readonly count: number }) {
  const text = useText(PRODUCTS);
  return (
    <SheetButton sheet={FILTERS} className="only-m">
      <Icon name="adjustments-horizontal" size={22} /> {text.openFilters} {count > 0 ? <b>{count}</b> : null}
    </SheetButton>
  );
}

interface FilterSheetProps {
  readonly view: CatalogueView;
  readonly place: ListRoute;
}

/** Beside the list on a desk. On a phone it stays open while filters change, and says how many products are left. */
export function FilterSheet({ view, place }: FilterSheetProps) {
  const text = useText(PRODUCTS);
  return (
    <Sheet
      id={FILTERS}
      label={text.filters}
      className="fl-sheet"
      head={<SheetHead />}
      foot={<SheetFoot view={view} place={place} />}
    >
      <p className="fl-h">{text.filters}</p>
      <FilterForm view={view} place={place} />
    </Sheet>
  );
}

function SheetHead() {
  const text = useText(PRODUCTS);
  return (
    <>
      <h2>{text.filters}</h2>
      <SheetClose sheet={FILTERS} className="hd-btn" aria-label={text.close}>
        <Icon name="x" />
      </SheetClose>
    </>
  );
}

function SheetFoot({ view, place }: FilterSheetProps) {
  const text = useText(PRODUCTS);
  const pathTo = useListPath(place);
  return (
    <>
      <Link leadsTo="view" className={buttonClass({ variant: 'line' })} href={pathTo(unfiltered(view.query))}>
        {text.clearAll}
      </Link>
      <SheetClose
        sheet={FILTERS}
        className={buttonClass({ variant: 'go' })}
        onClick={() => document.getElementById(LIST_ID)?.scrollIntoView()}
      >
        {text.show(view.total)}
      </SheetClose>
    </>
  );
}

interface FilterFormProps {
  readonly view: CatalogueView;
  readonly place: ListRoute;
}

/** Every filter as a plain GET form. With script each change asks at once, without it the button does. */
export function FilterForm({ view: { query, facets }, place }: FilterFormProps) {
  const text = useText(PRODUCTS);
  const { search, sort, direction, categories, terms } = query;
  return (
    <form className="fl" aria-label={text.filterProducts} {...useListForm(place)}>
      <HiddenQueryFields query={withChange(EMPTY_QUERY, { search, sort, direction })} />
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
