import type { ProductCardData } from '../../model/product/product.ts';
import { ProductCard } from './product-card.tsx';
import { ProductGrid } from './product-grid.tsx';

interface ProductCardsProps {
  /** The id of the heading that they are below. */
  readonly labelledBy: string;
  readonly products: readonly ProductCardData[];
  readonly layout?: 'wide' | 'rail';
}

/** Products of a section of a page. */
export const ProductCards = ({ labelledBy, products, layout = 'wide' }: ProductCardsProps) => (
  <ProductGrid layout={layout} labelledBy={labelledBy}>
    {products.map((product) => (
      <ProductCard key={product.id} product={product} headingLevel={3} />
    ))}
  </ProductGrid>
);
