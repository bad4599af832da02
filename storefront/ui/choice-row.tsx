import type { ComponentProps, ReactNode } from 'react';
import styles from './choice-row.module.css';
import { classNames } from './class-names.ts';

interface ChoiceRowProps extends Omit<ComponentProps<'input'>, 'type' | 'className' | 'children'> {
  readonly type: 'checkbox' | 'radio';
  readonly children: ReactNode;
  /** How many there are, at the end of the row. */
  readonly count?: number | undefined;
  /** What else stands at the end of the row: a price. */
  readonly end?: ReactNode;
  readonly isQuiet?: boolean;
  readonly className?: string;
}

/** A checkbox or radio button whose whole row is its target. */
export function ChoiceRow({ children, count, end, isQuiet = false, className, ...input }: ChoiceRowProps) {
  return (
    <label className={classNames(styles.row, isQuiet && styles.isQuiet, className)}>
      <input {...input} />
      <span>{children}</span>
      {count === undefined ? null : <span className={styles.count}>{count}</span>}
      {end}
    </label>
  );
}

interface ChoiceListProps extends ComponentProps<'fieldset'> {
  /** For screen readers: what is chosen here. */
  readonly label: string;
}

/** Rows to choose one of, in one frame. */
export const ChoiceList = ({ label, children, ...fieldset }: ChoiceListProps) => (
  <fieldset {...fieldset} className={styles.list}>
    <legend className="visuallyHidden">{label}</legend>
    {children}
  </fieldset>
);
