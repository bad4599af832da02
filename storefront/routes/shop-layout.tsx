import { Outlet } from 'react-router';
import { CartDeskProvider } from '../cart/cart-desk-provider.tsx';
import { CartButton } from '../features/cart-panel/cart-button.tsx';
import { CartPanel } from '../features/cart-panel/cart-panel.tsx';
import { requireKnownLanguage } from '../page-not-found.ts';
import { betweenPages } from '../revalidation.ts';
import { ShopFrame } from '../shop-frame.tsx';
import type { Route } from './+types/shop-layout.ts';

export const loader = ({ params }: Route.LoaderArgs) => requireKnownLanguage(params);

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
