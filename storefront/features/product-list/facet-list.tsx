import { useState } from 'react';
import { useText } from '../../i18n/bilingual.ts';
import { PRODUCTS } from '../../i18n/messages/products.ts';
import type { FacetValue } from '../../model/facets.ts';
import { fold } from '../../model/fold.ts';
import { ChoiceRow } from '../../ui/choice-row.tsx';

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
