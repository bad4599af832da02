import { type ReactNode, useLayoutEffect } from 'react';
import { LIMITS } from '#contract/limits.ts';
import { ProductGrid } from '../features/product-card/product-grid.tsx';
import { classNames } from '../ui/class-names.ts';
import type { PickedCard } from '../ui/page-change/picked-card.ts';
import { nextShape } from './next-shape.ts';
import styles from './page-shapes.module.css';

/** Of a product's page, with what its card says. */
export const productShape = (card: PickedCard): ReactNode => <ProductShape card={card} />;

/** Of the page that is being loaded; null where it has none, and for another view of the same page. */
export function shapeOfNext(shownPathname: string, nextPathname: string): ReactNode {
  const shape = nextShape(shownPathname, nextPathname);
  if (shape === null) return null;
  return shape === 'list' ? <ListShape /> : <ProductShape />;
}

/** The next page begins at its top, and so does its shape. */
function useBeginAtTop(): void {
  useLayoutEffect(() => {
    scrollTo(0, 0);
  }, []);
}

const Lines = ({ count }: { readonly count: number }) =>
  Array.from({ length: count }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
    <i key={index} className={styles.line} />
  ));

function ListShape() {
  useBeginAtTop();
  return (
    <div className={classNames('container', styles.page)} aria-hidden="true">
      <i className={styles.crumbs} />
      <i className={styles.title} />
      <div className={styles.list}>
        <i className={styles.bar} />
        <ProductGrid>
          {Array.from({ length: LIMITS.productsPerPage }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
            <li key={index} className={styles.card}>
              <i className={styles.cardPicture} />
              <div>
                <Lines count={5} />
              </div>
            </li>
          ))}
        </ProductGrid>
      </div>
    </div>
  );
}

function ProductShape({ card }: { readonly card?: PickedCard }) {
  useBeginAtTop();
  return (
    <div className={classNames('container', styles.page)} aria-hidden="true">
      <i className={styles.crumbs} />
      <div className={styles.columns}>
        <span className={styles.picture}>{card ? <img src={card.picture} alt="" /> : null}</span>
        <div>
          {card ? <h1 className={styles.name}>{card.name}</h1> : <i className={styles.title} />}
          {card?.price ? <CardPrice node={card.price} /> : null}
          <Lines count={4} />
          <i className={styles.button} />
        </div>
      </div>
    </div>
  );
}

const CardPrice = ({ node }: { readonly node: Node }) => (
  <div ref={(place) => place?.replaceChildren(node)} className={styles.price} />
);
