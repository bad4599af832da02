import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';

interface ChoiceRowProps extends Omit<ComponentProps<'input'>, 'type' | 'className' | 'children'> {
  readonly type: 'checkbox' | 'radio';
  readonly children: ReactNode;
  /** At the end of the row: a count, a price. */
  readonly end?: ReactNode;
  readonly isQuiet?: boolean;
  readonly className?: string;
}

/** A checkbox or radio button whose whole row is its target. */
export function ChoiceRow({ children, end, isQuiet = false, className, ...input }: ChoiceRowProps) {
  return (
    <label className={classNames('ck', isQuiet && 'is-zero', className)}>
      <input {...input} />
      <span>{children}</span>
      {end}
    </label>
  );
}
