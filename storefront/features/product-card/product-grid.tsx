import { createContext, type ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import styles from './product-grid.module.css';

const LAYOUTS = { grid: undefined, wide: styles.isWide, rail: styles.isRail } as const;

/** `sizes` of the cards' pictures: the width of a column less what the card keeps free around the picture. */
const PICTURE_SIZES = {
  grid: '(width >= 88rem) 18.125rem, (width >= 64rem) calc(33.4vw - 11rem), (width >= 48rem) calc(33.4vw - 4rem), calc(50vw - 1rem)',
  wide: '(width >= 88rem) 17.5rem, (width >= 48rem) calc(25vw - 4.25rem), calc(50vw - 1rem)',
  rail: '(width >= 88rem) 12.75rem, (width >= 64rem) calc(16.7vw - 2rem), (width >= 48rem) calc(44vw - 4rem), calc(44vw - 1rem)',
} as const;

/** How wide a grid shows the pictures of its cards, as `sizes`. */
export const PictureSizesContext = createContext<string>(PICTURE_SIZES.grid);

interface ProductGridProps {
  /** `grid`: three abreast beside a sidebar; `wide`: four; `rail`: swiped on phones, six abreast on wide screens. */
  readonly layout?: keyof typeof LAYOUTS;
  readonly labelledBy?: string;
  readonly children: ReactNode;
}

/** Product cards between hairlines. */
export function ProductGrid({ layout = 'grid', labelledBy, children }: ProductGridProps) {
  return (
    <PictureSizesContext value={PICTURE_SIZES[layout]}>
      <ul className={classNames(styles.grid, LAYOUTS[layout])} aria-labelledby={labelledBy}>
        {children}
      </ul>
    </PictureSizesContext>
  );
}
