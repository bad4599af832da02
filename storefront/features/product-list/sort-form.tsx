import { useText } from '../../i18n/bilingual.ts';
import { PRODUCTS } from '../../i18n/messages/products.ts';
import { availableSorts, inDefaultOrder, opposite, PARAMETERS } from '../../model/catalogue-query.ts';
import type { CatalogueView } from '../../model/catalogue-view.ts';
import { Icon } from '../../ui/icon.tsx';
import { HiddenQueryFields, type ListRoute, useListForm } from './list-form.tsx';

interface SortFormProps {
  readonly view: CatalogueView;
  readonly place: ListRoute;
}

export function SortForm({ view: { query }, place }: SortFormProps) {
  const text = useText(PRODUCTS);
  const { sort, direction } = query;
  return (
    <form className="sort" {...useListForm(place)}>
      <HiddenQueryFields query={inDefaultOrder(query)} />
      <label>
        <span className="sort-l">{text.sortBy}</span>
        <span className="sel">
          <select
            className="inp"
            name={PARAMETERS.sort}
            value={sort}
            onChange={(event) => event.currentTarget.form?.requestSubmit()}
          >
            {availableSorts(query).map((name) => (
              <option key={name} value={name}>
                {text.sorts[name]}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" size={20} />
        </span>
      </label>
      <noscript>
        <button type="submit" className="btn btn-line">
          {text.applySort}
        </button>
      </noscript>
      {sort === 'relevance' ? null : (
        <button
          type="submit"
          className="ibtn is-line"
          name={PARAMETERS.direction}
          value={opposite(direction)}
          aria-label={text.directions[direction]}
        >
          <Icon name={direction === 'asc' ? 'sort-ascending' : 'sort-descending'} size={22} />
        </button>
      )}
    </form>
  );
}
