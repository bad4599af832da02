import { PATHS } from '#contract/paths.ts';
import { useText } from '../../i18n/bilingual.ts';
import { LocalLink, useSitePath } from '../../i18n/local-link.tsx';
import { NAVIGATION } from '../../i18n/messages/navigation.ts';
import { classNames } from '../../ui/class-names.ts';
import type { CategoryTile } from './category-tile.ts';
import styles from './main-nav.module.css';
import { ProductsMenu } from './products-menu.tsx';

/** A page counts as the current one on all pages below it. */
const isBelow = (path: string, top: string) => path === top || path.startsWith(`${top}/`);

export function MainNav({ tiles }: { readonly tiles: readonly CategoryTile[] }) {
  const text = useText(NAVIGATION);
  const path = useSitePath();
  const current = (top: string) => (isBelow(path, top) ? ('page' as const) : undefined);
  return (
    <nav className={classNames('wideOnly', styles.nav)} aria-label={text.mainMenu}>
      <ul>
        <li>
          <LocalLink to={PATHS.profile} aria-current={current(PATHS.profile)}>
            {text.profile}
          </LocalLink>
        </li>
        <ProductsMenu tiles={tiles} isCurrent={isBelow(path, PATHS.products) || isBelow(path, '/product-category')} />
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
