import { memo, type ReactNode, useState } from 'react';
import { useText } from '../../i18n/bilingual.ts';
import { PRODUCTS } from '../../i18n/messages/products.ts';
import { PARAMETERS } from '../../model/catalog/catalog-query.ts';
import type { Facets, FacetValue } from '../../model/catalog/facets.ts';
import { chipClass } from '../../ui/chip.tsx';
import { ChoiceRow } from '../../ui/choice-row.tsx';
import { Stars } from '../../ui/stars.tsx';
import styles from './facets.module.css';
import { FoldedValues } from './folded-values.tsx';
import { submitForm } from './list-form.tsx';

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

/**
 * Off where nothing would be found with it, and it is not there to be taken back either. Not while it has the focus, which a browser
 * would take from it: the shopper has only just cleared it, or gone on to it before the new list came.
 */
function useOff(isChosen: boolean, count: number | undefined) {
  const [hasFocus, setHasFocus] = useState(false);
  return {
    disabled: count === 0 && !isChosen && !hasFocus,
    onFocus: () => setHasFocus(true),
    onBlur: () => setHasFocus(false),
  };
}

interface FilterChoiceProps {
  readonly type: 'checkbox' | 'radio';
  readonly name: string;
  readonly value: string;
  readonly isChosen: boolean;
  /** Products with it; left out where nobody has counted them. */
  readonly count?: number;
  readonly children: ReactNode;
}

/** One row of a filter. */
export const FilterChoice = memo(function FilterChoice({ isChosen, count, ...choice }: FilterChoiceProps) {
  return (
    <ChoiceRow
      {...choice}
      {...useOff(isChosen, count)}
      defaultChecked={isChosen}
      isQuiet={count === 0}
      onChange={submitForm}
      count={count}
    />
  );
});

/** A tap changes one group while the others wait for the new list: they are not rendered twice. */
const isSameGroup = (before: FacetGroupProps, now: FacetGroupProps): boolean =>
  before.legend === now.legend &&
  before.name === now.name &&
  before.values === now.values &&
  before.chosen.join() === now.chosen.join();

/** Checkboxes with counts, one below the other. */
export const FacetList = memo(function FacetList({ legend, name, values, chosen }: FacetGroupProps) {
  return (
    <FilterGroup legend={legend}>
      <div>
        <FoldedValues legend={legend} values={values} chosen={chosen}>
          {({ slug, name: label, count }) => (
            <FilterChoice
              key={slug}
              type="checkbox"
              name={name}
              value={slug}
              isChosen={chosen.includes(slug)}
              count={count}
            >
              {label}
            </FilterChoice>
          )}
        </FoldedValues>
      </div>
    </FilterGroup>
  );
}, isSameGroup);

/** Short values side by side: viscosities, pack sizes. */
export const FacetChips = memo(function FacetChips({ legend, name, values, chosen }: FacetGroupProps) {
  return (
    <FilterGroup legend={legend}>
      <div className={styles.short}>
        <FoldedValues legend={legend} values={values} chosen={chosen} className={styles.chips}>
          {({ slug, name: label, count }) => (
            <FacetChip
              key={slug}
              name={name}
              slug={slug}
              label={label}
              count={count}
              isChosen={chosen.includes(slug)}
            />
          )}
        </FoldedValues>
      </div>
    </FilterGroup>
  );
}, isSameGroup);

interface FacetChipProps {
  readonly name: string;
  readonly slug: string;
  readonly label: string;
  readonly count: number;
  readonly isChosen: boolean;
}

const FacetChip = memo(function FacetChip({ name, slug, label, count, isChosen }: FacetChipProps) {
  return (
    <label className={chipClass({ className: styles.chip })}>
      <input
        className="visuallyHidden"
        type="checkbox"
        name={name}
        value={slug}
        {...useOff(isChosen, count)}
        defaultChecked={isChosen}
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
        <FilterChoice type="radio" name={PARAMETERS.rating} value="" isChosen={chosen === null}>
          {text.anyRating}
        </FilterChoice>
        {ratings.map(({ minimum, count }) => (
          <FilterChoice
            key={minimum}
            type="radio"
            name={PARAMETERS.rating}
            value={String(minimum)}
            isChosen={chosen === minimum}
            count={count}
          >
            <Stars rating={minimum} size={16} label={text.rated(minimum)} />{' '}
            <span className="small">{text.andUp(minimum)}</span>
          </FilterChoice>
        ))}
      </div>
    </FilterGroup>
  );
});
