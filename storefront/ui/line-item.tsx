import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './line-item.module.css';

interface LineItemProps {
  readonly picture: ReactNode;
  /** The name, as a heading. */
  readonly title: ReactNode;
  /** A quiet line below the name: options, quantity. */
  readonly detail?: ReactNode;
  /** Below it, and no less to be read: how much of it is not in stock. */
  readonly note?: ReactNode;
  readonly price: ReactNode;
  /** What can be done with the line. */
  readonly controls?: ReactNode;
  readonly isCompact?: boolean;
  readonly isBusy?: boolean;
}

/** One line of a cart or an order. */
export function LineItem({
  picture,
  title,
  detail,
  note,
  price,
  controls,
  isCompact = false,
  isBusy = false,
}: LineItemProps) {
  return (
    <li className={classNames(styles.lineItem, isCompact && styles.isCompact)} aria-busy={isBusy || undefined}>
      <span className={styles.picture}>{picture}</span>
      <div className={styles.text}>
        <div>
          {title}
          {detail === undefined ? null : <p className={styles.detail}>{detail}</p>}
          {note}
        </div>
        {price}
      </div>
      {controls ? <div className={styles.controls}>{controls}</div> : null}
    </li>
  );
}
