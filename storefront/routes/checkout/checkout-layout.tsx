import { Outlet } from 'react-router';
import { useCartAcrossTabs } from '../../features/checkout/checkout-codes.tsx';
import { CheckoutHeader } from '../../features/checkout/checkout-header.tsx';
import { Main } from '../../features/navigation/main.tsx';
import { SkipLink } from '../../features/navigation/skip-link.tsx';

/** The frame of the checkout, without distractions. */
export default function CheckoutLayout() {
  useCartAcrossTabs();
  return (
    <>
      <SkipLink />
      <CheckoutHeader />
      <Main>
        <Outlet />
      </Main>
    </>
  );
}
