import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

interface PriceProps {
  /** What is paid, as written: "€36.90". */
  readonly current: string;
  /** Shown struck after it. */
  readonly regular?: string | undefined;
  /** A quiet word before: "from". */
  readonly prefix?: ReactNode;
  /** For screen readers, which do not see the strike. */
  readonly labels: { readonly current: string; readonly regular: string };
  readonly size?: 'md' | 'xl';
  readonly children?: ReactNode;
}

export function Price({ current, regular, prefix, labels, size = 'md', children }: PriceProps) {
  return (
    <p className={classNames('price', size === 'xl' && 'is-xl')}>
      {prefix ? <small>{prefix} </small> : null}
      {regular === undefined ? (
        <span>{current}</span>
      ) : (
        <>
          <ins>
            <span className="sr">{labels.current} </span>
            {current}
          </ins>{' '}
          <del>
            <span className="sr">{labels.regular} </span>
            {regular}
          </del>
        </>
      )}
      {children}
    </p>
  );
}
