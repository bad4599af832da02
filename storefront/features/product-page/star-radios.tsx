import { useId } from 'react';
import { useProblem } from '../../ui/changed-fields.ts';
import { classNames } from '../../ui/class-names.ts';
import { FieldError } from '../../ui/field.tsx';
import styles from './star-radios.module.css';

interface StarRadiosProps {
  readonly legend: string;
  readonly name: string;
  /** What one star, two stars … mean. */
  readonly labels: readonly string[];
  /** Chosen at first. */
  readonly initial?: string | undefined;
  readonly error?: string | null | undefined;
  readonly className?: string;
}

const STAR = 'm12 1.8 3.1 6.6 7.1.9-5.2 5 1.3 7.1L12 17.9l-6.3 3.5L7 14.3l-5.2-5 7.1-.9z';

/**
 * Stars to choose from: radio buttons, so that arrows move between them and a form without script sends them. Browsers tell a
 * screen reader that a required one is invalid while nothing is chosen, unless it says that it is not.
 */
export function StarRadios({ legend, name, labels, initial, className, ...problem }: StarRadiosProps) {
  const id = useId();
  const error = useProblem(problem.error, name);
  return (
    <fieldset className={classNames(styles.field, className)} aria-describedby={error ? id : undefined}>
      <legend>{legend}</legend>
      <div className={styles.stars}>
        {labels.map((label, index) => {
          const value = String(index + 1);
          return (
            <label key={value} title={label}>
              <input
                type="radio"
                name={name}
                value={value}
                required
                defaultChecked={initial === value}
                aria-label={label}
                aria-invalid={Boolean(error)}
              />
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d={STAR} />
              </svg>
              <span className={styles.meaning} aria-hidden="true">
                {label}
              </span>
            </label>
          );
        })}
      </div>
      {error ? <FieldError id={id}>{error}</FieldError> : null}
    </fieldset>
  );
}
