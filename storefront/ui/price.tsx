import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './price.module.css';

const SIZES = { sm: styles.isSmall, md: undefined, xl: styles.isLarge } as const;

interface PriceProps {
  /** What is paid, as written: "€36.90". */
  readonly current: string;
  /** Shown struck after it. */
  readonly regular?: string | undefined;
  /** A quiet word before: "from". */
  readonly prefix?: ReactNode;
  /** For screen readers, which do not see the strike; only where there is one. */
  readonly labels?: { readonly current: string; readonly regular: string };
  readonly size?: keyof typeof SIZES;
  /** Struck price and prefix on lines of their own. */
  readonly isStacked?: boolean;
  readonly as?: 'p' | 'span';
  readonly className?: string | undefined;
  readonly children?: ReactNode;
}

export function Price({ current, regular, prefix, labels, size = 'md', isStacked = false, ...props }: PriceProps) {
  const { as: Tag = 'p', className, children } = props;
  return (
    <Tag className={classNames(styles.price, SIZES[size], isStacked && styles.isStacked, className)}>
      {prefix ? <small>{prefix} </small> : null}
      {regular === undefined ? (
        <span>{current}</span>
      ) : (
        <>
          <ins>
            <span className="visuallyHidden">{labels?.current} </span>
            {current}
          </ins>{' '}
          <del>
            <span className="visuallyHidden">{labels?.regular} </span>
            {regular}
          </del>
        </>
      )}
      {children}
    </Tag>
  );
}
