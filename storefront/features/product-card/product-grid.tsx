import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';

interface ProductGridProps {
  /** `grid`: three abreast beside a sidebar; `wide`: four; `rail`: swiped on phones, six abreast on a desk. */
  readonly layout?: 'grid' | 'wide' | 'rail';
  readonly labelledBy?: string;
  readonly children: ReactNode;
}

const LAYOUTS = { grid: false, wide: 'is-4', rail: 'is-6 is-rail' } as const;

/** Product cards between hairlines. */
export function ProductGrid({ layout = 'grid', labelledBy, children }: ProductGridProps) {
  return (
    <ul className={classNames('ledger', LAYOUTS[layout])} aria-labelledby={labelledBy}>
      {children}
    </ul>
  );
}
