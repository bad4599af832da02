import { ProductCard } from '../features/product-card/product-card.tsx';
import { ProductGrid } from '../features/product-card/product-grid.tsx';
import { WishlistContent, type WishlistFailure } from '../features/wishlist/wishlist-content.tsx';
import { useSavedCards } from '../wishlist/use-saved-cards.ts';
import type { WishlistPageData } from './load-wishlist-page.ts';

interface WishlistViewProps extends WishlistPageData {
  /** Of the last form. */
  readonly failure: WishlistFailure | null;
  /** In this browser, not in an account. */
  readonly isKeptHere?: boolean;
}

/** Everything below the heading: on the visitor's page and in the account's tab. */
export function WishlistView({ cards, ...content }: WishlistViewProps) {
  const shown = useSavedCards(cards);
  return (
    <WishlistContent {...content} count={shown.length}>
      <ProductGrid layout={content.isKeptHere ? 'wide' : 'grid'}>
        {shown.map((card) => (
          <ProductCard key={card.id} product={card} isSaved />
        ))}
      </ProductGrid>
    </WishlistContent>
  );
}
