import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  memo,
  type PointerEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { categoryPath, PATHS, racingPath } from '#contract/paths.ts';
import { SITE } from '#contract/site.ts';
import { useText } from '../../i18n/bilingual.ts';
import { LocalLink } from '../../i18n/local-link.tsx';
import { CATEGORIES } from '../../i18n/messages/categories.ts';
import { NAVIGATION } from '../../i18n/messages/navigation.ts';
import { catalogPath, EMPTY_QUERY } from '../../model/catalog/catalog-query.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { useOnLeave } from '../../ui/page-change/use-on-leave.ts';
import type { CategoryTile } from './category-tile.ts';
import styles from './products-menu.module.css';

/** A click by Enter has no pointer. Older Safari and Firefox do not name the pointer of a click, but count it. */
const hasPointer = ({ nativeEvent, detail }: MouseEvent) =>
  'pointerType' in nativeEvent ? nativeEvent.pointerType !== '' : detail > 0;

const MENU_ID = 'mega-menu';

interface ProductsMenuProps {
  readonly tiles: readonly CategoryTile[];
  readonly isCurrent: boolean;
}

/**
 * "Products" with its mega-menu. A mouse opens it by hovering and a finger by the first tap; the next press follows the
 * link. A keyboard opens and closes it, and finds "All products" inside. Without script it opens by hover and focus alone.
 */
export function ProductsMenu({ tiles, isCurrent }: ProductsMenuProps) {
  const text = useText(NAVIGATION);
  const trigger = useRef<HTMLAnchorElement>(null);
  const [isOpen, show] = useState(false);
  const opened = useOnLeave('navigation', () => setOpen(false));
  const setOpen = (isNowOpen: boolean) => {
    if (isNowOpen) opened();
    show(isNowOpen);
  };

  const hover = useHoverIntent(setOpen);

  const onTriggerPress = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    if (isOpen && hasPointer(event)) return;
    event.preventDefault();
    setOpen(!isOpen);
  };
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    setOpen(false);
    trigger.current?.focus();
  };
  const closeOnBlur = (event: FocusEvent<HTMLLIElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
  };

  return (
    <li className={styles.item} onKeyDown={closeOnEscape} onBlur={closeOnBlur} {...hover}>
      <LocalLink
        to={PATHS.products}
        ref={trigger}
        onClick={onTriggerPress}
        aria-expanded={isOpen}
        aria-controls={MENU_ID}
        aria-current={isCurrent ? 'page' : undefined}
      >
        {text.products} <Icon name="chevron-down" size={18} />
      </LocalLink>
      <MegaMenu id={MENU_ID} tiles={tiles} isOpen={isOpen} />
      {isOpen ? <Backdrop hover={hover} onPress={() => setOpen(false)} /> : null}
    </li>
  );
}

interface BackdropProps {
  readonly hover: ReturnType<typeof useHoverIntent>;
  readonly onPress: () => void;
}

/** A child of the menu's item, but a pointer over it counts as outside the menu. */
const Backdrop = ({ hover, onPress }: BackdropProps) => (
  // biome-ignore lint/a11y/useKeyWithClickEvents: Esc does the same
  // biome-ignore lint/a11y/noStaticElementInteractions: nothing to read or reach, only a place to press
  <div
    className={styles.backdrop}
    // It may appear under a mouse that rests, which enters it without a move.
    onPointerMove={hover.onPointerLeave}
    onPointerLeave={hover.onPointerEnter}
    onClick={onPress}
  />
);

const OPEN_AFTER_MS = 120;
/** Long enough to cross a corner on the way to the menu. */
const CLOSE_AFTER_MS = 200;

/** Ignores a mouse that only crosses the menu. Touch and pen do not hover. */
function useHoverIntent(setOpen: (isOpen: boolean) => void) {
  const waiting = useRef<{ readonly isOpen: boolean; readonly timer: ReturnType<typeof setTimeout> }>(null);
  useEffect(() => () => clearTimeout(waiting.current?.timer), []);
  const later = (isOpen: boolean, delay: number) => (event: PointerEvent) => {
    if (event.pointerType !== 'mouse' || waiting.current?.isOpen === isOpen) return;
    clearTimeout(waiting.current?.timer);
    const change = () => {
      waiting.current = null;
      setOpen(isOpen);
    };
    waiting.current = { isOpen, timer: setTimeout(change, delay) };
  };
  return { onPointerEnter: later(true, OPEN_AFTER_MS), onPointerLeave: later(false, CLOSE_AFTER_MS) };
}

interface MegaMenuProps {
  readonly id: string;
  readonly tiles: readonly CategoryTile[];
  readonly isOpen: boolean;
}

/** The eight categories, a guide, and the ways to everything else. */
const MegaMenu = memo(function MegaMenu({ id, tiles, isOpen }: MegaMenuProps) {
  const text = useText(NAVIGATION);
  return (
    <div className={classNames(styles.menu, isOpen && styles.isOpen)} id={id}>
      <div className={classNames('container', styles.inner)}>
        <ul className={styles.categories}>
          {tiles.map((tile) => (
            <li key={tile.slug}>
              <LocalLink to={categoryPath(tile.slug)}>
                <span className={styles.picture}>
                  <img {...tile.picture} sizes="4.5rem" alt="" loading="lazy" />
                </span>
                <span>
                  <b>{tile.name}</b>
                  <i>{text.productCount(tile.count)}</i>
                </span>
              </LocalLink>
            </li>
          ))}
        </ul>
        <MegaMenuAside />
      </div>
    </div>
  );
});

const ON_SALE = { ...EMPTY_QUERY, onSale: true };

function MegaMenuAside() {
  const text = useText(NAVIGATION);
  return (
    <div className={styles.aside}>
      <LocalLink to={PATHS.vehicle} className={styles.guide}>
        <span className={styles.guideTitle}>{text.guideTitle}</span>
        <span>{text.guideText}</span>
        <img src="/images/oil-guide.webp" width={480} height={480} alt="" loading="lazy" />
      </LocalLink>
      <ul className={styles.links}>
        <MegaMenuLink to={PATHS.products}>{text.allProducts}</MegaMenuLink>
        <MegaMenuLink to={catalogPath(PATHS.products, ON_SALE)}>{text.onSale}</MegaMenuLink>
        <MegaMenuLink to={PATHS.guides}>{useText(CATEGORIES).guides}</MegaMenuLink>
        {SITE.racingPage ? <MegaMenuLink to={racingPath(SITE.racingPage)}>{text.racing}</MegaMenuLink> : null}
      </ul>
    </div>
  );
}

function MegaMenuLink({ to, children }: { readonly to: string; readonly children: string }) {
  return (
    <li>
      <LocalLink to={to}>
        {children} <Icon name="arrow-right" size={20} />
      </LocalLink>
    </li>
  );
}
