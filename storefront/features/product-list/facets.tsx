import { useState } from 'react';
import { useText } from '../../i18n/bilingual.ts';
import { PRODUCTS } from '../../i18n/messages/products.ts';
import { PARAMETERS } from '../../model/catalogue-query.ts';
import type { Facets, FacetValue } from '../../model/facets.ts';
import { fold } from '../../model/fold.ts';
import { ChoiceRow } from '../../ui/choice-row.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Stars } from '../../ui/stars.tsx';

/** Longer lists fold. */
const UNFOLDED = 10;
/** Longer ones get a search of their own. */
const SEARCHED = 15;

export interface FacetGroupProps {
  readonly legend: string;
  readonly name: string;
  readonly values: readonly FacetValue[];
  readonly chosen: readonly string[];
}

/** Checkboxes with counts, one below the other. */
export function FacetList({ legend, name, values, chosen }: FacetGroupProps) {
  const text = useText(PRODUCTS);
  const [needle, setNeedle] = useState('');
  const found = values.filter((value) => fold(value.name).includes(fold(needle)));
  const row = (value: FacetValue) => (
    <FacetRow key={value.slug} name={name} value={value} isChosen={chosen.includes(value.slug)} />
  );
  return (
    <fieldset className="fl-g">
      <legend>{legend}</legend>
      <div>
        {values.length > SEARCHED ? (
          <input
            type="search"
            className="inp"
            aria-label={text.findIn(legend)}
            placeholder={text.findIn(legend)}
            value={needle}
            onChange={(event) => setNeedle(event.currentTarget.value)}
          />
        ) : null}
        {found.slice(0, UNFOLDED).map(row)}
        {found.length > UNFOLDED ? (
          <details>
            <summary className="link">{text.more(found.length - UNFOLDED)}</summary>
            {found.slice(UNFOLDED).map(row)}
          </details>
        ) : null}
      </div>
    </fieldset>
  );
}

interface FacetRowProps {
  readonly name: string;
  readonly value: FacetValue;
  readonly isChosen: boolean;
}

function FacetRow({ name, value: { slug, name: label, count }, isChosen }: FacetRowProps) {
  return (
    <ChoiceRow
      type="checkbox"
      name={name}
      value={slug}
      checked={isChosen}
      disabled={count === 0 && !isChosen}
      isQuiet={count === 0}
      onChange={(event) => event.currentTarget.form?.requestSubmit()}
      end={<span className="cnt">{count}</span>}
    >
      {label}
    </ChoiceRow>
  );
}

/** Short values side by side: viscosities, pack sizes. */
export function FacetChips({ legend, name, values, chosen }: FacetGroupProps) {
  return (
    <fieldset className="fl-g">
      <legend>{legend}</legend>
      <div className="fl-chips">
        {values.map(({ slug, name: label, count }) => {
          const isChosen = chosen.includes(slug);
          const isOff = count === 0 && !isChosen;
          return (
            <label key={slug} className={classNames('chip', isChosen && 'is-on', isOff && 'is-zero')}>
              <input
                className="sr"
                type="checkbox"
                name={name}
                value={slug}
                checked={isChosen}
                disabled={isOff}
                onChange={(event) => event.currentTarget.form?.requestSubmit()}
              />
              {label} <span>{count}</span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

interface RatingFilterProps {
  readonly ratings: Facets['ratings'];
  readonly chosen: number | null;
}

export function RatingFilter({ ratings, chosen }: RatingFilterProps) {
  const text = useText(PRODUCTS);
  return (
    <fieldset className="fl-g">
      <legend>{text.rating}</legend>
      <div>
        <RatingRow value="" isChosen={chosen === null}>
          {text.anyRating}
        </RatingRow>
        {ratings.map(({ minimum, count }) => (
          <RatingRow key={minimum} value={String(minimum)} isChosen={chosen === minimum} count={count}>
            <Stars rating={minimum} size={16} label={text.rated(minimum)} />{' '}
            <span className="sm">{text.andUp(minimum)}</span>
          </RatingRow>
        ))}
      </div>
    </fieldset>
  );
}

interface RatingRowProps {
  readonly value: string;
  readonly isChosen: boolean;
  readonly count?: number;
  readonly children: React.ReactNode;
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
      onChange={(event) => event.currentTarget.form?.requestSubmit()}
      end={count === undefined ? null : <span className="cnt">{count}</span>}
    >
      {children}
    </ChoiceRow>
  );
}
