import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import styles from './product-grid.module.css';

const LAYOUTS = { grid: undefined, wide: styles.isWide, rail: styles.isRail } as const;

interface ProductGridProps {
  /** `grid`: three abreast beside a sidebar; `wide`: four; `rail`: swiped on phones, six abreast on wide screens. */
  readonly layout?: keyof typeof LAYOUTS;
  readonly labelledBy?: string;
  readonly children: ReactNode;
}

/** Product cards between hairlines. */
export function ProductGrid({ layout = 'grid', labelledBy, children }: ProductGridProps) {
  return (
    <ul className={classNames(styles.grid, LAYOUTS[layout])} aria-labelledby={labelledBy}>
      {children}
    </ul>
  );
}
