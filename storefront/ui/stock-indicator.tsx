import type { ReactNode } from 'react';

/** The small dipstick before a stock word: full, low, waiting or empty. */
export function StockIndicator({ level, children }: { readonly level: StockLevel; readonly children: ReactNode }) {
  return <span className={`stk ${LEVELS[level]}`}>{children}</span>;
}

export type StockLevel = keyof typeof LEVELS;

const LEVELS = { in: 'is-in', low: 'is-low', backorder: 'is-back', out: 'is-out' } as const;
