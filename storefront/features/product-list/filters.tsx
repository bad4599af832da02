import { memo } from 'react';
import { useText } from '../../i18n/bilingual.ts';
import { PRODUCTS } from '../../i18n/messages/products.ts';
import { EMPTY_QUERY, PARAMETERS, termParameter, unfiltered, withChange } from '../../model/catalog/catalog-query.ts';
import type { CatalogView } from '../../model/catalog/catalog-view.ts';
import { useStoreSettings } from '../../settings/store-settings.ts';
import { Button, buttonClass, LinkButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { iconButtonClass } from '../../ui/icon-button.tsx';
import { Sheet, SheetButton, SheetClose } from '../../ui/sheet.tsx';
import { FacetChips, FacetList, FilterChoice, FilterGroup, RatingFilter } from './facets.tsx';
import styles from './filters.module.css';
import { HiddenQueryFields, LIST_ID, type ListRoute, useListForm, useListPath } from './list-form.tsx';
import { fetchPressed } from './pressed-filter.ts';
import { PriceRange } from './price-range.tsx';
import { VehicleFilter } from './vehicle-filter.tsx';

const FILTERS = 'filters';

/** @param count of the filters that the sheet shows as chosen */
export function OpenFiltersButton({ count }: { readonly count: number }) {
  const text = useText(PRODUCTS);
  return (
    <SheetButton sheet={FILTERS} className="narrowOnly">
      <Icon name="adjustments-horizontal" size={22} /> {text.openFilters} {count > 0 ? <b>{count}</b> : null}
    </SheetButton>
  );
}

interface FilterSheetProps {
  readonly view: CatalogView;
  readonly route: ListRoute;
}

/** Beside the list on a wide screen. On a phone it stays open while filters change, and says how many products are left. */
export const FilterSheet = memo(function FilterSheet({ view, route }: FilterSheetProps) {
  const text = useText(PRODUCTS);
  return (
    <Sheet id={FILTERS} label={text.filters} head={<SheetHead />} foot={<SheetFoot view={view} route={route} />}>
      <p className={styles.title}>{text.filters}</p>
      <FilterForm view={view} route={route} />
    </Sheet>
  );
});

function SheetHead() {
  const text = useText(PRODUCTS);
  return (
    <>
      <h2>{text.filters}</h2>
      <SheetClose sheet={FILTERS} className={iconButtonClass('bare')} aria-label={text.close}>
        <Icon name="x" />
      </SheetClose>
    </>
  );
}

function SheetFoot({ view, route }: FilterSheetProps) {
  const text = useText(PRODUCTS);
  const pathTo = useListPath(route);
  return (
    <>
      <LinkButton leadsTo="view" variant="line" href={pathTo(unfiltered(view.query))}>
        {text.clearAll}
      </LinkButton>
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
  readonly view: CatalogView;
  readonly route: ListRoute;
}

/** Every filter as a plain GET form. With script each change asks at once, without it the button does. */
function FilterForm({ view: { query, facets }, route }: FilterFormProps) {
  const text = useText(PRODUCTS);
  const { search, sort, direction, categories, terms, minPrice, maxPrice } = query;
  const { form, addressOf } = useListForm(route);
  const { showReviews } = useStoreSettings();
  return (
    <form aria-label={text.filterProducts} onPointerDown={(event) => fetchPressed(event, addressOf, route)} {...form}>
      <HiddenQueryFields query={withChange(EMPTY_QUERY, { search, sort, direction })} />
      {route.isCategory ? null : (
        <FacetList legend={text.category} name={PARAMETERS.category} values={facets.categories} chosen={categories} />
      )}
      <VehicleFilter query={query} route={route} />
      {facets.prices || minPrice !== null || maxPrice !== null ? (
        <PriceRange min={minPrice} max={maxPrice} bounds={facets.prices} />
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
      {showReviews ? <RatingFilter ratings={facets.ratings} chosen={query.minRating} /> : null}
      <FilterGroup legend={text.offers}>
        <FilterChoice
          type="checkbox"
          name={PARAMETERS.sale}
          value="1"
          isChosen={query.onSale}
          count={facets.sale.count}
        >
          {text.onSale}
        </FilterChoice>
      </FilterGroup>
      <FilterGroup legend={text.availability}>
        <FilterChoice
          type="checkbox"
          name={PARAMETERS.stock}
          value="1"
          isChosen={query.inStock}
          count={facets.stock.count}
        >
          {text.inStock}
        </FilterChoice>
      </FilterGroup>
      {/* Also what Enter in a field presses. */}
      <Button type="submit" isFull className={styles.apply}>
        {text.apply}
      </Button>
    </form>
  );
}
