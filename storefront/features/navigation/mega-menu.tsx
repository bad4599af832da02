import { categoryPath, PATHS, productPath } from '#contract/paths.ts';
import { useText } from '../../i18n/bilingual.ts';
import { LocalLink } from '../../i18n/local-link.tsx';
import { NAVIGATION } from '../../i18n/messages/navigation.ts';
import { cataloguePath, EMPTY_QUERY } from '../../model/catalogue-query.ts';
import { Icon } from '../../ui/icon.tsx';
import type { CategoryTile } from './category-tile.ts';

/** The eight categories, a guide, and the ways to everything else. */
export function MegaMenu({ id, tiles }: { readonly id: string; readonly tiles: readonly CategoryTile[] }) {
  const text = useText(NAVIGATION);
  return (
    <div className="mega" id={id}>
      <div className="wrap mega-in">
        <ul className="mega-cats">
          {tiles.map((tile) => (
            <li key={tile.slug}>
              <LocalLink to={categoryPath(tile.slug)}>
                <span className="mega-pic">
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
}

const OIL_GUIDE = 'panduan-pilih-oli';
const ON_SALE = { ...EMPTY_QUERY, onSale: true };

function MegaMenuAside() {
  const text = useText(NAVIGATION);
  return (
    <div className="mega-side">
      <LocalLink to={productPath(OIL_GUIDE)} className="mega-promo">
        <span className="mega-promo-t">{text.guideTitle}</span>
        <span>{text.guideText}</span>
        <img src="/images/oil-guide.webp" width={480} height={480} alt="" loading="lazy" />
      </LocalLink>
      <ul className="mega-links">
        <MegaMenuLink to={PATHS.products}>{text.allProducts}</MegaMenuLink>
        <MegaMenuLink to={cataloguePath(PATHS.products, ON_SALE)}>{text.onSale}</MegaMenuLink>
        <MegaMenuLink to={PATHS.racing}>{text.racing}</MegaMenuLink>
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
