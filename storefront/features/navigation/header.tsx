import type { ReactNode } from 'react';
import { PATHS } from '#contract/paths.ts';
import { Logo } from '../../brand/logo.tsx';
import { useText } from '../../i18n/bilingual.ts';
import { LocalLink } from '../../i18n/local-link.tsx';
import { NAVIGATION } from '../../i18n/messages/navigation.ts';
import { DrawerButton } from '../../ui/drawer.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { CategoryTile } from './category-tile.ts';
import { MainNav } from './main-nav.tsx';
import { MOBILE_MENU } from './mobile-menu.tsx';
import { MOBILE_SEARCH } from './mobile-search.tsx';
import { SearchBox } from './search-box.tsx';
import { WaitingRod } from './waiting-rod.tsx';

/** The rod of the wordmark is as long as it takes to pierce the header's lower edge. */
const ROD_THROUGH_THE_EDGE = 46;

interface HeaderProps {
  readonly tiles: readonly CategoryTile[];
  readonly cartButton: ReactNode;
}

export function Header({ tiles, cartButton }: HeaderProps) {
  const text = useText(NAVIGATION);
  return (
    <header className="hd">
      <div className="hd-in wrap">
        <DrawerButton drawer={MOBILE_MENU} className="hd-btn only-m" aria-label={text.openMenu}>
          <Icon name="menu-2" />
        </DrawerButton>
        <Logo drop={ROD_THROUGH_THE_EDGE} label={text.homeLink} />
        <MainNav tiles={tiles} />
        <SearchBox className="only-d" />
        <div className="hd-r">
          <DrawerButton drawer={MOBILE_SEARCH} className="hd-btn only-m" aria-label={text.search}>
            <Icon name="search" />
          </DrawerButton>
          <LocalLink to={PATHS.account} className="hd-btn only-d" aria-label={text.account}>
            <Icon name="user" />
          </LocalLink>
          <LocalLink to={PATHS.wishlist} className="hd-btn only-d" aria-label={text.wishlist}>
            <Icon name="heart" />
          </LocalLink>
          {cartButton}
        </div>
      </div>
      <WaitingRod />
    </header>
  );
}
