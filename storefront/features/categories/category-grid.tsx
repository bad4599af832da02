import { LocalLink } from '../../i18n/local-link.tsx';
import type { PictureSet } from '../../model/picture.ts';
import { UnbrokenName } from '../../ui/unbroken-name.tsx';
import styles from './category-grid.module.css';

interface GridItem {
  readonly slug: string;
  readonly name: string;
  /** Below its name. */
  readonly detail: string;
  readonly picture: PictureSet;
}

interface CategoryGridProps {
  readonly items: readonly GridItem[];
  /** Where the tile of a category leads. */
  readonly pathOf: (slug: string) => string;
}

/** Of the widest pack. */
const PACK_WIDTH = '(width >= 64rem) 10rem, 7rem';

/** Categories with their packs, between hairlines. */
export function CategoryGrid({ items, pathOf }: CategoryGridProps) {
  return (
    <ul className={styles.grid}>
      {items.map(({ slug, name, detail, picture }) => (
        <li key={slug}>
          <LocalLink to={pathOf(slug)}>
            <span className={styles.picture}>
              <img {...picture} sizes={PACK_WIDTH} alt="" />
            </span>
            <b>
              <UnbrokenName name={name} />
            </b>
            <i>{detail}</i>
          </LocalLink>
        </li>
      ))}
    </ul>
  );
}
