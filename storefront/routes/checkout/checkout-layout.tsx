import { Outlet } from 'react-router';
import { CheckoutHeader } from '../../features/checkout/checkout-header.tsx';
import { Main } from '../../features/navigation/main.tsx';
import { requireKnownLanguage } from '../../page-not-found.ts';
import type { Route } from './+types/checkout-layout.ts';

export { unlessUnanswered as shouldRevalidate } from '../../revalidation.ts';

export const loader = ({ params }: Route.LoaderArgs) => {
  requireKnownLanguage(params);
  return null;
};

/** The quiet frame of the checkout: nothing to click but what brings the shopper on, or help. */
export default function CheckoutLayout() {
  return (
    <>
      <CheckoutHeader />
      <Main>
        <Outlet />
      </Main>
    </>
  );
}
