import { classNames } from '../../ui/class-names.ts';
import type { FacetGroupProps } from './facet-list.tsx';

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
