import { type ReactNode, useState } from 'react';
import { useText } from '../../i18n/bilingual.ts';
import { PRODUCTS } from '../../i18n/messages/products.ts';
import type { FacetValue } from '../../model/catalog/facets.ts';
import { foldText } from '../../model/search/search.ts';
import { Input } from '../../ui/field.tsx';
import styles from './folded-values.module.css';

/** Longer lists fold. */
const MAX_UNFOLDED_VALUES = 10;
/** Longer ones get a search of their own. */
const MAX_VALUES_WITHOUT_SEARCH = 15;

interface FoldedValuesProps {
  /** Of the group. */
  readonly legend: string;
  readonly values: readonly FacetValue[];
  readonly chosen: readonly string[];
  /** Of what surrounds the values, in sight and folded. */
  readonly className?: string | undefined;
  readonly children: (value: FacetValue) => ReactNode;
}

/** The values of one group. Of a long one those with most products are in sight, and the others behind a press. */
export function FoldedValues({ legend, values, chosen, className, children: row }: FoldedValuesProps) {
  const text = useText(PRODUCTS);
  const [searchText, setSearchText] = useState('');
  const isChosen = ({ slug }: FacetValue) => chosen.includes(slug);
  const matches = ({ name }: FacetValue) => foldText(name).includes(foldText(searchText));
  // What is chosen stays, or the form would forget it.
  const found = values.filter((value) => matches(value) || isChosen(value));
  const { inSight, folded } = foldValues(found);
  // From then on the shopper opens and closes it.
  const [isOpenAtFirst] = useState(() => folded.some(isChosen));
  return (
    <>
      {values.length > MAX_VALUES_WITHOUT_SEARCH ? (
        <div className={styles.search}>
          <Input
            type="search"
            aria-label={text.findIn(legend)}
            placeholder={text.findIn(legend)}
            value={searchText}
            onChange={(event) => setSearchText(event.currentTarget.value)}
          />
        </div>
      ) : null}
      <div className={className}>{inSight.map(row)}</div>
      {folded.length > 0 ? (
        <details open={isOpenAtFirst}>
          <summary className="link">{text.more(folded.length)}</summary>
          <div className={className}>{folded.map(row)}</div>
        </details>
      ) : null}
    </>
  );
}

/** Both in the order of the list. A choice moves none: it changes no count of its own group. */
function foldValues(values: readonly FacetValue[]) {
  const byCount = values.toSorted((one, other) => other.count - one.count);
  const first = new Set(byCount.slice(0, MAX_UNFOLDED_VALUES));
  return {
    inSight: values.filter((value) => first.has(value)),
    folded: values.filter((value) => !first.has(value)),
  };
}
