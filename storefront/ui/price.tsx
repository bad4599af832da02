import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './price.module.css';

const SIZES = { sm: styles.isSmall, md: undefined, xl: styles.isLarge, long: styles.isLong } as const;

/** A struck price needs words for screen readers, which do not see the strike. */
type RegularPrice =
  | { readonly regular?: undefined; readonly labels?: undefined }
  | {
      /** Shown struck after what is paid. */
      readonly regular: string | undefined;
      readonly labels: { readonly current: string; readonly regular: string };
    };

type PriceProps = RegularPrice & {
  /** What is paid, as it is shown: "€36.90". */
  readonly current: string;
  /** A quiet word before: "from". */
  readonly prefix?: ReactNode;
  readonly size?: keyof typeof SIZES;
  /** Struck price and prefix on lines of their own. */
  readonly isStacked?: boolean;
  readonly as?: 'p' | 'span';
  readonly className?: string | undefined;
  readonly children?: ReactNode;
};

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
            <span className="visuallyHidden">{labels.current} </span>
            <span>{current}</span>
          </ins>{' '}
          <del>
            <span className="visuallyHidden">{labels.regular} </span>
            <span>{regular}</span>
          </del>
        </>
      )}
      {children}
    </Tag>
  );
}
