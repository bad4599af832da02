import type { ReactNode } from 'react';
import { categoryPath, PATHS, racingPath } from '#contract/paths.ts';
import { SITE } from '#contract/site.ts';
import { Logo } from '../../brand/logo.tsx';
import { useText } from '../../i18n/bilingual.ts';
import { LocalLink } from '../../i18n/local-link.tsx';
import { NAVIGATION } from '../../i18n/messages/navigation.ts';
import { useTakesLogins } from '../../settings/backend.ts';
import { Drawer, DrawerClose } from '../../ui/drawer.tsx';
import { Icon } from '../../ui/icon.tsx';
import { iconButtonClass } from '../../ui/icon-button.tsx';
import { PanelBody, PanelHeader } from '../../ui/panel.tsx';
import { useAccountWords } from './account-link.tsx';
import type { CategoryTile } from './category-tile.ts';
import { MOBILE_MENU } from './drawers.ts';
import { useCurrentLink } from './main-nav.tsx';
import styles from './mobile-menu.module.css';

interface MobileMenuProps {
  readonly tiles: readonly CategoryTile[];
  readonly languageSwitch: ReactNode;
}

export function MobileMenu({ tiles, languageSwitch }: MobileMenuProps) {
  const text = useText(NAVIGATION);
  const current = useCurrentLink();
  const takesLogins = useTakesLogins();
  return (
    <Drawer id={MOBILE_MENU} side="left" label={text.menu}>
      <PanelHeader>
        <Logo place="menu" label={text.homeLink} />
        <DrawerClose drawer={MOBILE_MENU} className={iconButtonClass('bare')} aria-label={text.closeMenu}>
          <Icon name="x" />
        </DrawerClose>
      </PanelHeader>
      <PanelBody>
        <nav className={styles.nav} aria-label={text.mainMenu}>
          {takesLogins ? (
            <LocalLink to={PATHS.profile} aria-current={current(PATHS.profile)}>
              {text.profile}
            </LocalLink>
          ) : null}
          <Categories tiles={tiles} />
          <LocalLink to={PATHS.articles} aria-current={current(PATHS.articles)}>
            {text.articles}
          </LocalLink>
          <LocalLink to={PATHS.contact} aria-current={current(PATHS.contact)}>
            {text.contact}
          </LocalLink>
          <SideLinks />
        </nav>
      </PanelBody>
      <div className={styles.footer}>{languageSwitch}</div>
    </Drawer>
  );
}

function Categories({ tiles }: { readonly tiles: readonly CategoryTile[] }) {
  const text = useText(NAVIGATION);
  const current = useCurrentLink();
  return (
    <details open>
      <summary>
        {text.products} <Icon name="chevron-down" />
      </summary>
      <div className={styles.categories}>
        {tiles.map((tile) => (
          <LocalLink key={tile.slug} to={categoryPath(tile.slug)} aria-current={current(categoryPath(tile.slug))}>
            <span>
              <img {...tile.picture} sizes="2.75rem" alt="" loading="lazy" />
            </span>
            {tile.name}
            <i aria-hidden="true">{tile.count}</i>
            <span className="visuallyHidden">{text.productCount(tile.count)}</span>
          </LocalLink>
        ))}
        <LocalLink to={PATHS.products} className={styles.allProducts}>
          {text.allProducts} <Icon name="arrow-right" size={20} />
        </LocalLink>
      </div>
    </details>
  );
}

function SideLinks() {
  const text = useText(NAVIGATION);
  const { whole: account } = useAccountWords();
  return (
    <div className={styles.secondary}>
      {useTakesLogins() ? (
        <LocalLink to={PATHS.account}>
          <Icon name="user" /> <span>{account}</span>
        </LocalLink>
      ) : null}
      <LocalLink to={PATHS.wishlist}>
        <Icon name="heart" /> {text.wishlist}
      </LocalLink>
      <LocalLink to={PATHS.vehicle}>
        <Icon name="circle-check" /> {text.guideTitle}
      </LocalLink>
      {SITE.racingPage ? (
        <LocalLink to={racingPath(SITE.racingPage)}>
          <Icon name="flag-3" /> {text.racing}
        </LocalLink>
      ) : null}
    </div>
  );
}
