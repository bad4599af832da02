import { PATHS } from '#contract/paths.ts';
import { useText } from '../../i18n/bilingual.ts';
import { LocalLink, useSitePath } from '../../i18n/local-link.tsx';
import { NAVIGATION } from '../../i18n/messages/navigation.ts';
import { useTakesLogins } from '../../settings/backend.ts';
import { classNames } from '../../ui/class-names.ts';
import type { CategoryTile } from './category-tile.ts';
import styles from './main-nav.module.css';
import { ProductsMenu } from './products-menu.tsx';

/** A page counts as the current one on all pages below it. */
const isBelow = (path: string, top: string) => path === top || path.startsWith(`${top}/`);

interface MainNavProps {
  readonly tiles: readonly CategoryTile[];
  readonly className: string | undefined;
}

/** Marks the link to the current page, or to one that it is below. */
export function useCurrentLink() {
  const path = useSitePath();
  return (...tops: readonly string[]) => (tops.some((top) => isBelow(path, top)) ? ('page' as const) : undefined);
}

/** Pages that count as "Products". */
const PRODUCT_PAGES = [PATHS.products, PATHS.categories, PATHS.guides, '/product-category'] as const;

export function MainNav({ tiles, className }: MainNavProps) {
  const text = useText(NAVIGATION);
  const current = useCurrentLink();
  const takesLogins = useTakesLogins();
  return (
    <nav className={classNames(className, styles.nav)} aria-label={text.mainMenu}>
      <ul>
        {takesLogins ? (
          <li>
            <LocalLink to={PATHS.profile} aria-current={current(PATHS.profile)}>
              {text.profile}
            </LocalLink>
          </li>
        ) : null}
        <ProductsMenu tiles={tiles} isCurrent={current(...PRODUCT_PAGES) !== undefined} />
        <li>
          <LocalLink to={PATHS.articles} aria-current={current(PATHS.articles)}>
            {text.articles}
          </LocalLink>
        </li>
        <li>
          <LocalLink to={PATHS.contact} aria-current={current(PATHS.contact)}>
            {text.contact}
          </LocalLink>
        </li>
      </ul>
    </nav>
  );
}
