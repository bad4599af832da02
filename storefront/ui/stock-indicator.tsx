import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './stock-indicator.module.css';

interface StockIndicatorProps {
  readonly level: IndicatorLevel;
  readonly size?: 'sm' | 'md';
  readonly children: ReactNode;
}

/** A small dipstick before the stock text: full, low, on backorder or empty. */
export function StockIndicator({ level, size = 'sm', children }: StockIndicatorProps) {
  return (
    <span className={classNames(styles.indicator, LEVELS[level], size === 'md' && styles.isLarge)}>{children}</span>
  );
}

export type IndicatorLevel = keyof typeof LEVELS;

const LEVELS = { in: styles.isIn, low: styles.isLow, backorder: styles.isBackorder, out: styles.isOut } as const;
