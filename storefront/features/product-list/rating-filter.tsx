import { useText } from '../../i18n/bilingual.ts';
import { PRODUCTS } from '../../i18n/messages/products.ts';
import { PARAMETERS } from '../../model/catalogue-url.ts';
import type { Facets } from '../../model/facets.ts';
import { ChoiceRow } from '../../ui/choice-row.tsx';
import { Stars } from '../../ui/stars.tsx';

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
