import type { ReactNode } from 'react';
import { useNavigation } from 'react-router';
import { PATHS } from '#contract/paths.ts';
import { SITE } from '#contract/site.ts';
import { Logo } from '../../brand/logo.tsx';
import { useText } from '../../i18n/bilingual.ts';
import { formatMoney } from '../../i18n/format.ts';
import { LocalLink } from '../../i18n/local-link.tsx';
import { NAVIGATION } from '../../i18n/messages/navigation.ts';
import { classNames } from '../../ui/class-names.ts';
import { DrawerButton } from '../../ui/drawer.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { CategoryTile } from './category-tile.ts';
import { MainNav } from './main-nav.tsx';
import { MOBILE_MENU } from './mobile-menu.tsx';
import { MOBILE_SEARCH, SearchBox } from './search-box.tsx';

/** The rod of the wordmark is as long as it takes to pierce the header's lower edge. */
const STEM_THROUGH_EDGE = 46;

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
        <Logo drop={STEM_THROUGH_EDGE} label={text.homeLink} />
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
      <LoadingBar />
    </header>
  );
}

export function Announcement() {
  const text = useText(NAVIGATION);
  return (
    <aside className="bar night" aria-label={text.notices}>
      <span>{text.freeShippingFrom(formatMoney(SITE.freeShippingFrom))}</span>
      <span className="bar-2">{text.delivery}</span>
    </aside>
  );
}

/** Oil runs along the header's edge while the next page is long in coming. */
export function LoadingBar() {
  const isWaiting = useNavigation().state !== 'idle';
  return <span className={classNames('hd-rod', isWaiting && 'is-on')} aria-hidden="true" />;
}

/** The way to the cart where the panel is not to be relied on: on error pages. */
export function CartLink() {
  return (
    <LocalLink to={PATHS.cart} className="hd-btn hd-cart" aria-label={useText(NAVIGATION).cart}>
      <Icon name="shopping-cart" />
    </LocalLink>
  );
}
