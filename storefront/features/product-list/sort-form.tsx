import { useId } from 'react';
import { useText } from '../../i18n/bilingual.ts';
import { PRODUCTS } from '../../i18n/messages/products.ts';
import { inDefaultOrder, opposite, PARAMETERS } from '../../model/catalog/catalog-query.ts';
import type { CatalogView } from '../../model/catalog/catalog-view.ts';
import { useStoreSettings } from '../../settings/store-settings.ts';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/field.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { HiddenQueryFields, type ListRoute, submitForm, useListForm } from './list-form.tsx';
import styles from './sort-form.module.css';

interface SortFormProps {
  readonly view: CatalogView;
  readonly route: ListRoute;
}

export function SortForm({ view: { query, sorts }, route }: SortFormProps) {
  const text = useText(PRODUCTS);
  const id = useId();
  const { sort, direction } = query;
  const { showReviews } = useStoreSettings();
  const offered = sorts.filter((name) => showReviews || name !== 'rating' || name === sort);
  return (
    <form className={styles.form} {...useListForm(route).form}>
      <HiddenQueryFields query={inDefaultOrder(query)} />
      <label htmlFor={id}>
        <span className={styles.label}>{text.sortBy}</span>
        <Select id={id} frameClassName={styles.select} name={PARAMETERS.sort} value={sort} onChange={submitForm}>
          {offered.map((name) => (
            <option key={name} value={name}>
              {text.sorts[name]}
            </option>
          ))}
        </Select>
      </label>
      <noscript>
        <Button type="submit" variant="line">
          {text.applySort}
        </Button>
      </noscript>
      {sort === 'relevance' ? null : (
        <IconButton
          type="submit"
          variant="line"
          className={styles.direction}
          name={PARAMETERS.direction}
          value={opposite(direction)}
          label={text.directions[direction]}
          icon={direction === 'asc' ? 'sort-ascending' : 'sort-descending'}
        />
      )}
    </form>
  );
}
