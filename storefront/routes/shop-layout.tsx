import { Outlet } from 'react-router';
import { CartDeskProvider } from '../cart/cart-desk-provider.tsx';
import { CartButton } from '../features/cart-panel/cart-button.tsx';
import { CartPanel } from '../features/cart-panel/cart-panel.tsx';
import { betweenPages } from '../revalidation.ts';
import { ShopFrame } from '../shop-frame.tsx';

/** Nothing; but what loads is refused in an unknown language, and a page may have nothing to load. */
export const loader = () => null;

export const shouldRevalidate = betweenPages;

export default function ShopLayout() {
  return (
    <CartDeskProvider>
      <ShopFrame cartButton={<CartButton />} cartPanel={<CartPanel />}>
        <Outlet />
      </ShopFrame>
    </CartDeskProvider>
  );
}
