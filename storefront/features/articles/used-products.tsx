import { productPath } from '#contract/paths.ts';
import { useText } from '../../i18n/bilingual.ts';
import { LocalLink } from '../../i18n/local-link.tsx';
import { ARTICLES } from '../../i18n/messages/articles.ts';
import { PRODUCT, priceText } from '../../i18n/messages/product.ts';
import { PLACEHOLDER, pictureSet } from '../../model/picture.ts';
import type { ProductCardData } from '../../model/product/product.ts';
import { Price } from '../../ui/price.tsx';
import { UnbrokenName } from '../../ui/unbroken-name.tsx';
import styles from './used-products.module.css';

interface UsedProductsProps {
  readonly products: readonly ProductCardData[];
  readonly className?: string | undefined;
}

/** The products of an article, in small cards. */
export function UsedProducts({ products, className }: UsedProductsProps) {
  const text = useText(ARTICLES);
  const prices = useText(PRODUCT);
  return (
    <section className={className} aria-labelledby="used">
      <h2 id="used" className={styles.heading}>
        {text.usedHere}
      </h2>
      <ul>
        {products.map(({ id, slug, name, picture, price }) => (
          <li key={id} className={styles.product}>
            <img
              {...(picture ?? pictureSet(PLACEHOLDER))}
              sizes="4.5rem"
              width={72}
              height={72}
              alt=""
              loading="lazy"
            />
            <div>
              <h3>
                <LocalLink to={productPath(slug)}>
                  <UnbrokenName name={name} />
                </LocalLink>
              </h3>
              {price ? <Price {...priceText(prices, price)} /> : null}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
