import { memo, type ReactNode, useState } from 'react';
import { useText } from '../../i18n/bilingual.ts';
import { PRODUCTS } from '../../i18n/messages/products.ts';
import { PARAMETERS } from '../../model/catalog-query.ts';
import type { Facets, FacetValue } from '../../model/facets.ts';
import { foldText } from '../../model/search.ts';
import { chipClass } from '../../ui/chip.tsx';
import { ChoiceRow } from '../../ui/choice-row.tsx';
import { Input } from '../../ui/field.tsx';
import { Stars } from '../../ui/stars.tsx';
import styles from './facets.module.css';
import { submitForm } from './list-form.tsx';

/** Longer lists fold. */
const MAX_UNFOLDED_VALUES = 10;
/** Longer ones get a search of their own. */
const MAX_VALUES_WITHOUT_SEARCH = 15;

export interface FacetGroupProps {
  readonly legend: string;
  readonly name: string;
  readonly values: readonly FacetValue[];
  readonly chosen: readonly string[];
}

interface FilterGroupProps {
  readonly legend: string;
  readonly children: ReactNode;
}

/** Filters of one kind under their name. */
export const FilterGroup = ({ legend, children }: FilterGroupProps) => (
  <fieldset className={styles.group}>
    <legend>{legend}</legend>
    {children}
  </fieldset>
);

/** A tap changes one group while the others wait for the new list: they are not rendered twice. */
const isSameGroup = (before: FacetGroupProps, now: FacetGroupProps): boolean =>
  before.legend === now.legend &&
  before.name === now.name &&
  before.values === now.values &&
  before.chosen.join() === now.chosen.join();

/** Checkboxes with counts, one below the other. */
export const FacetList = memo(function FacetList({ legend, name, values, chosen }: FacetGroupProps) {
  const text = useText(PRODUCTS);
  const [searchText, setSearchText] = useState('');
  const found = values.filter((value) => foldText(value.name).includes(foldText(searchText)));
  const row = ({ slug, name: label, count }: FacetValue) => (
    <FacetRow key={slug} name={name} slug={slug} label={label} count={count} isChosen={chosen.includes(slug)} />
  );
  return (
    <FilterGroup legend={legend}>
      <div>
        {values.length > MAX_VALUES_WITHOUT_SEARCH ? (
          <Input
            type="search"
            aria-label={text.findIn(legend)}
            placeholder={text.findIn(legend)}
            value={searchText}
            onChange={(event) => setSearchText(event.currentTarget.value)}
          />
        ) : null}
        {found.slice(0, MAX_UNFOLDED_VALUES).map(row)}
        {found.length > MAX_UNFOLDED_VALUES ? (
          <details>
            <summary className="link">{text.more(found.length - MAX_UNFOLDED_VALUES)}</summary>
            {found.slice(MAX_UNFOLDED_VALUES).map(row)}
          </details>
        ) : null}
      </div>
    </FilterGroup>
  );
}, isSameGroup);

interface FacetValueProps {
  readonly name: string;
  readonly slug: string;
  readonly label: string;
  readonly count: number;
  readonly isChosen: boolean;
}

/** Nobody finds anything with it, and it can't be taken back either. */
const isOff = ({ count, isChosen }: Pick<FacetValueProps, 'count' | 'isChosen'>) => count === 0 && !isChosen;

const FacetRow = memo(function FacetRow({ name, slug, label, count, isChosen }: FacetValueProps) {
  return (
    <ChoiceRow
      type="checkbox"
      name={name}
      value={slug}
      checked={isChosen}
      disabled={isOff({ count, isChosen })}
      isQuiet={count === 0}
      onChange={submitForm}
      count={count}
    >
      {label}
    </ChoiceRow>
  );
});

/** Short values side by side: viscosities, pack sizes. */
export const FacetChips = memo(function FacetChips({ legend, name, values, chosen }: FacetGroupProps) {
  return (
    <FilterGroup legend={legend}>
      <div className={styles.chips}>
        {values.map(({ slug, name: label, count }) => (
          <FacetChip key={slug} name={name} slug={slug} label={label} count={count} isChosen={chosen.includes(slug)} />
        ))}
      </div>
    </FilterGroup>
  );
}, isSameGroup);

const FacetChip = memo(function FacetChip({ name, slug, label, count, isChosen }: FacetValueProps) {
  return (
    <label className={chipClass({ isOn: isChosen, className: styles.chip })}>
      <input
        className="visuallyHidden"
        type="checkbox"
        name={name}
        value={slug}
        checked={isChosen}
        disabled={isOff({ count, isChosen })}
        onChange={submitForm}
      />
      {label} <span>{count}</span>
    </label>
  );
});

interface RatingFilterProps {
  readonly ratings: Facets['ratings'];
  readonly chosen: number | null;
}

export const RatingFilter = memo(function RatingFilter({ ratings, chosen }: RatingFilterProps) {
  const text = useText(PRODUCTS);
  return (
    <FilterGroup legend={text.rating}>
      <div>
        <RatingRow value="" isChosen={chosen === null}>
          {text.anyRating}
        </RatingRow>
        {ratings.map(({ minimum, count }) => (
          <RatingRow key={minimum} value={String(minimum)} isChosen={chosen === minimum} count={count}>
            <Stars rating={minimum} size={16} label={text.rated(minimum)} />{' '}
            <span className="small">{text.andUp(minimum)}</span>
          </RatingRow>
        ))}
      </div>
    </FilterGroup>
  );
});

interface RatingRowProps {
  readonly value: string;
  readonly isChosen: boolean;
  readonly count?: number;
  readonly children: ReactNode;
}

function RatingRow({ value, isChosen, count, children }: RatingRowProps) {
  return (
    <ChoiceRow
      type="radio"
      name={PARAMETERS.rating}
      value={value}
      checked={isChosen}
      disabled={count === 0 && !isChosen}
      isQuiet={count === 0}
      onChange={submitForm}
      count={count}
    >
      {children}
    </ChoiceRow>
  );
}
