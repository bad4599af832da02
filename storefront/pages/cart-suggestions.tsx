import { productPath } from '#contract/paths.ts';
import { useText } from '../i18n/bilingual.ts';
import { useLocalPath } from '../i18n/local-link.tsx';
import { CART } from '../i18n/messages/cart.ts';
import { PRODUCT, priceText } from '../i18n/messages/product.ts';
import { RECENTLY_VIEWED } from '../i18n/messages/recently-viewed.ts';
import { PictureRow } from '../ui/picture-row.tsx';
import { Price } from '../ui/price.tsx';
import { UnbrokenName } from '../ui/unbroken-name.tsx';
import styles from './cart-suggestions.module.css';
import { useProductCards, useRecentlyViewed } from './use-product-cards.ts';

/** As many as fit below an empty cart without scrolling far. */
const SHOWN = 4;

/** A way on from an empty cart: what this browser has looked at, or else what others buy. */
export function CartSuggestions() {
  const text = useText(PRODUCT);
  const recentlyViewed = useText(RECENTLY_VIEWED).title;
  const { bestSellers } = useText(CART);
  const localize = useLocalPath();
  const recent = useRecentlyViewed().items.slice(0, SHOWN);
  const cards = useProductCards(recent);
  if (cards.length === 0) return null;
  return (
    <section className={styles.suggestions} aria-labelledby="cart-suggestions">
      <h3 id="cart-suggestions">{recent.length > 0 ? recentlyViewed : bestSellers}</h3>
      <ul>
        {cards.map(({ id, slug, choice, picture, name, price }) => (
          <li key={id}>
            <PictureRow
              href={localize(productPath(slug)) + choice}
              picture={picture}
              title={<UnbrokenName name={name} />}
            >
              {price ? <Price as="span" {...priceText(text, price)} /> : null}
            </PictureRow>
          </li>
        ))}
      </ul>
    </section>
  );
}
