import { categoryPath, PATHS } from '#contract/paths.ts';
import { useText } from '../../i18n/bilingual.ts';
import { LocalLink, useLocalPath } from '../../i18n/local-link.tsx';
import { HOME } from '../../i18n/messages/home.ts';
import { NAVIGATION } from '../../i18n/messages/navigation.ts';
import type { PictureSet } from '../../model/picture.ts';
import { classNames } from '../../ui/class-names.ts';
import { SectionHeader } from '../../ui/section-header.tsx';
import { UnbrokenName } from '../../ui/unbroken-name.tsx';
import styles from './shop-by-category.module.css';

export const CATEGORIES_ID = 'categories';

interface ShopByCategoryProps {
  readonly items: readonly CategoryItem[];
  readonly title?: string;
  /** Where a category leads; to its list of products unless told. */
  readonly pathOf?: (slug: string) => string;
}

export function ShopByCategory({ items, title, pathOf = categoryPath }: ShopByCategoryProps) {
  const text = useText(HOME);
  const localize = useLocalPath();
  return (
    <section className={classNames('container', styles.section)} id={CATEGORIES_ID} aria-labelledby="categories-title">
      <SectionHeader
        id="categories-title"
        title={title ?? text.byCategory}
        more={{ href: localize(PATHS.categories), label: text.allCategories }}
      />
      <CategoryList items={items} pathOf={pathOf} />
    </section>
  );
}

export interface CategoryItem {
  readonly slug: string;
  readonly name: string;
  readonly count: number;
  readonly picture: PictureSet;
}

/** Packs are high, not wide. */
const PACK_WIDTH = '(width >= 64rem) 8rem, 4.25rem';

/** The eight categories with their packs standing on one edge, as on a shelf. */
function CategoryList({ items, pathOf }: Required<Pick<ShopByCategoryProps, 'items' | 'pathOf'>>) {
  const text = useText(NAVIGATION);
  return (
    <ul className={styles.shelf}>
      {items.map(({ slug, name, count, picture }) => (
        <li key={slug}>
          <LocalLink to={pathOf(slug)}>
            <span className={styles.pack}>
              <img {...picture} sizes={PACK_WIDTH} alt="" loading="lazy" />
            </span>
            <span className={styles.lip}>
              <b>
                <UnbrokenName name={name} />
              </b>
              <i>{text.productCount(count)}</i>
            </span>
          </LocalLink>
        </li>
      ))}
    </ul>
  );
}
