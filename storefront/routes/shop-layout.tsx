import { Outlet } from 'react-router';
import { CartControllerProvider } from '../cart/cart-controller-provider.tsx';
import { PendingPage } from '../next-page/pending-page.tsx';
import { afterFormOrLanguageChange } from '../revalidation.ts';
import { ShopFrame } from '../shop-frame.tsx';
import { later } from '../ui/hydration/later.tsx';
import { WishlistProvider } from '../wishlist/wishlist-provider.tsx';

const CartPanel = later(
  () => import('../features/cart-panel/cart-panel.tsx'),
  (module) => module.CartPanel,
);
const CartSuggestions = later(
  () => import('../pages/cart-suggestions.tsx'),
  (module) => module.CartSuggestions,
);
const CompareBar = later(
  () => import('../compare/compare-bar.tsx'),
  (module) => module.CompareBar,
);

/** Loads nothing. Unknown languages are refused by loaders, and a page may have none of its own. */
export const loader = () => null;

export const shouldRevalidate = afterFormOrLanguageChange;

/** Made once: what is the same element as before React does not render again. */
const LAYOUT = (
  <CartControllerProvider>
    <WishlistProvider>
      <ShopFrame cartPanel={<CartPanel whenEmpty={<CartSuggestions />} />}>
        <PendingPage>
          <Outlet />
        </PendingPage>
        <CompareBar />
      </ShopFrame>
    </WishlistProvider>
  </CartControllerProvider>
);

export default function ShopLayout() {
  return LAYOUT;
}
