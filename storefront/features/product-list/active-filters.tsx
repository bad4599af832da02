import { useText } from '../../i18n/bilingual.ts';
import { formatMoney } from '../../i18n/format.ts';
import { PRODUCTS } from '../../i18n/messages/products.ts';
import { VEHICLE, vehicleName } from '../../i18n/messages/vehicle.ts';
import { type CatalogQuery, unfiltered } from '../../model/catalog/catalog-query.ts';
import type { ActiveFilter } from '../../model/catalog/catalog-view.ts';
import { LinkButton } from '../../ui/button.tsx';
import { RemovableChip } from '../../ui/chip.tsx';
import { useFocusGoesOn } from '../../ui/focus/use-focus-goes-on.ts';
import styles from './active-filters.module.css';
import { type ListRoute, useListPath } from './list-form.tsx';

type Texts = (typeof PRODUCTS)['en'];

/** A filter as the shopper reads it: "5W-30", "€5.00–€40.00". */
export function useFilterName(): (filter: ActiveFilter) => string {
  const text = useText(PRODUCTS);
  const vehicleTexts = useText(VEHICLE);
  return (filter) =>
    filter.kind === 'vehicle' ? vehicleName(vehicleTexts, filter.vehicle) : catalogFilterName(text, filter);
}

function catalogFilterName(text: Texts, filter: Exclude<ActiveFilter, { kind: 'vehicle' }>): string {
  if (filter.kind === 'search') return text.searchFor(filter.text);
  if (filter.kind === 'price') return priceRangeName(text, filter);
  if (filter.kind === 'rating') return text.stars(filter.minimum);
  if (filter.kind === 'sale') return text.onSale;
  if (filter.kind === 'stock') return text.inStock;
  return filter.name;
}

function priceRangeName(text: Texts, { min, max }: Extract<ActiveFilter, { kind: 'price' }>): string {
  if (min === null) return text.priceTo(formatMoney(max ?? 0));
  return max === null ? text.priceFrom(formatMoney(min)) : `${formatMoney(min)}–${formatMoney(max)}`;
}

interface ActiveFiltersProps {
  readonly filters: readonly ActiveFilter[];
  readonly query: CatalogQuery;
  readonly route: ListRoute;
}

/** Chips, each removing itself; the next one takes its focus. */
export function ActiveFilters({ filters, query, route }: ActiveFiltersProps) {
  const text = useText(PRODUCTS);
  const pathTo = useListPath(route);
  const nameOf = useFilterName();
  // After the last one the list itself takes it.
  const row = useFocusGoesOn<HTMLElement>(({ container: { children }, place }) =>
    children.item(Math.min(place, filters.length - 1)),
  );
  if (filters.length === 0) return null;
  return (
    <nav className={styles.filters} aria-label={text.active} {...row}>
      {filters.map((filter) => {
        const name = nameOf(filter);
        return (
          <RemovableChip key={name} href={pathTo(filter.without)} label={text.remove(name)}>
            {name}
          </RemovableChip>
        );
      })}
      {filters.length > 1 ? (
        <LinkButton leadsTo="view" variant="text" className={styles.clearAll} href={pathTo(unfiltered(query))}>
          {text.clearAll}
        </LinkButton>
      ) : null}
    </nav>
  );
}
