import type { ReactNode } from 'react';
import { useNavigation } from 'react-router';
import { PATHS } from '#contract/paths.ts';
import { SITE } from '#contract/site.ts';
import { Logo } from '../../brand/logo.tsx';
import { useLanguage, useText } from '../../i18n/bilingual.ts';
import { formatMoney } from '../../i18n/format.ts';
import { LocalLink } from '../../i18n/local-link.tsx';
import { NAVIGATION } from '../../i18n/messages/navigation.ts';
import { useDeliveryTerms } from '../../settings/delivery-terms.ts';
import { classNames } from '../../ui/class-names.ts';
import { DrawerButton } from '../../ui/drawer.tsx';
import { Icon } from '../../ui/icon.tsx';
import { iconButtonClass } from '../../ui/icon-button.tsx';
import { useSlow } from '../../ui/use-slow.ts';
import { WishlistLink } from '../../wishlist/wishlist-link.tsx';
import { AccountLink } from './account-link.tsx';
import type { CategoryTile } from './category-tile.ts';
import { MOBILE_MENU, MOBILE_SEARCH } from './drawers.ts';
import styles from './header.module.css';
import { MainNav } from './main-nav.tsx';
import { SearchBox } from './search-box.tsx';

interface HeaderProps {
  readonly tiles: readonly CategoryTile[];
  readonly cartButton: ReactNode;
}

export function Header({ tiles, cartButton }: HeaderProps) {
  const text = useText(NAVIGATION);
  return (
    <header className={styles.header}>
      <div className={classNames('container', styles.inner)}>
        <DrawerButton
          drawer={MOBILE_MENU}
          className={iconButtonClass('bare', classNames(styles.isNarrowOnly, styles.menuButton))}
          aria-label={text.openMenu}
        >
          <Icon name="menu-2" />
        </DrawerButton>
        <Logo place="header" label={text.homeLink} />
        <MainNav tiles={tiles} className={styles.isWideOnly} />
        <SearchBox place="header" className={styles.isWideOnly} />
        <div className={styles.actions}>
          <DrawerButton
            drawer={MOBILE_SEARCH}
            className={iconButtonClass('bare', styles.isNarrowOnly)}
            aria-label={text.search}
          >
            <Icon name="search" />
          </DrawerButton>
          <AccountLink className={styles.isWideOnly} />
          <WishlistLink className={styles.isWideOnly} />
          {cartButton}
        </div>
      </div>
      <LoadingBar />
    </header>
  );
}

export function Announcement() {
  const text = useText(NAVIGATION);
  const freeFrom = useDeliveryTerms()?.freeFrom ?? null;
  const own = (SITE.holiday?.notice ?? SITE.announcement)?.[useLanguage()];
  const offer = own ?? (freeFrom === null ? null : text.freeShippingFrom(formatMoney(freeFrom)));
  const lead = SITE.status === 'open' ? offer : text.status[SITE.status];
  return (
    <aside className={classNames('night screenOnly', styles.announcement)} aria-label={text.notices}>
      {lead ? <span>{lead}</span> : null}
      <span className={classNames(lead && styles.secondary)}>{lead === offer ? text.delivery : offer}</span>
    </aside>
  );
}

/** Oil runs along the header's edge while the next page is long in coming, and a screen reader says so. */
function LoadingBar() {
  const text = useText(NAVIGATION);
  const isSlow = useSlow(useNavigation().state !== 'idle');
  return (
    <>
      <span className={classNames(styles.loadingBar, isSlow && styles.isOn)} aria-hidden="true" />
      <span className="visuallyHidden" role="status">
        {isSlow ? text.loading : null}
      </span>
    </>
  );
}

/** Leads to the cart page, for error pages: the cart panel may have caused the error. */
export function CartLink() {
  return (
    <LocalLink to={PATHS.cart} className={iconButtonClass('bare')} aria-label={useText(NAVIGATION).cart}>
      <Icon name="shopping-cart" />
    </LocalLink>
  );
}
