import { type ReactNode, useLayoutEffect } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { LIMITS } from '#contract/limits.ts';
import { ProductGrid } from './features/product-card/product-grid.tsx';
import { nextShape } from './next-page.ts';
import styles from './pending-page.module.css';
import { classNames } from './ui/class-names.ts';
import { useSlow } from './ui/use-slow.ts';

const SHAPES = { list: ListShape, product: ProductShape } as const;

/**
 * The page, and in its place the shape of the next one once that is long in coming. The page itself stays: if nothing comes, what
 * was typed is still there.
 */
export function PendingPage({ children }: { readonly children: ReactNode }) {
  const shown = useLocation();
  const { state, location } = useNavigation();
  const shape = state === 'loading' ? nextShape(shown.pathname, location.pathname) : null;
  const isSlow = useSlow(shape !== null);
  const Shape = isSlow && shape ? SHAPES[shape] : null;
  return (
    <>
      <div hidden={Shape !== null}>{children}</div>
      {Shape ? <Shape /> : null}
    </>
  );
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
                <Lines count={3} />
              </div>
            </li>
          ))}
        </ProductGrid>
      </div>
    </div>
  );
}

function ProductShape() {
  useBeginAtTop();
  return (
    <div className={classNames('container', styles.page)} aria-hidden="true">
      <i className={styles.crumbs} />
      <div className={styles.columns}>
        <i className={styles.picture} />
        <div>
          <i className={styles.title} />
          <Lines count={4} />
          <i className={styles.button} />
        </div>
      </div>
    </div>
  );
}
