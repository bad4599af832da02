import { Outlet } from 'react-router';
import { CartControllerProvider } from '../cart/cart-controller-provider.tsx';
import { CartSuggestions } from '../cart-suggestions.tsx';
import { CompareBar } from '../compare/compare-bar.tsx';
import { CartButton } from '../features/cart-panel/cart-button.tsx';
import { CartPanel } from '../features/cart-panel/cart-panel.tsx';
import { PendingPage } from '../pending-page.tsx';
import { afterFormOrLanguageChange } from '../revalidation.ts';
import { ShopFrame } from '../shop-frame.tsx';
import { WishlistProvider } from '../wishlist/wishlist-provider.tsx';

/** Loads nothing. Unknown languages are refused by loaders, and a page may have none of its own. */
export const loader = () => null;

export const shouldRevalidate = afterFormOrLanguageChange;

export default function ShopLayout() {
  return (
    <CartControllerProvider>
      <WishlistProvider>
        <ShopFrame cartButton={<CartButton />} cartPanel={<CartPanel whenEmpty={<CartSuggestions />} />}>
          <PendingPage>
            <Outlet />
          </PendingPage>
          <CompareBar />
        </ShopFrame>
      </WishlistProvider>
    </CartControllerProvider>
  );
}
