import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { useOtherTabs } from '../../cart/two-tabs.ts';
import { useCodes } from './use-codes.ts';

/** The bill follows what other tabs do to the cart, and they follow the codes that come and go here. */
export function useCartAcrossTabs(): void {
  const { revalidate } = useRevalidator();
  const tellOtherTabs = useOtherTabs(() => {
    // Without a connection the question would cost the form its page.
    if (navigator.onLine) revalidate();
  });
  const { data } = useCodes();
  useEffect(() => {
    if (data?.kind === 'written') tellOtherTabs();
  }, [data, tellOtherTabs]);
}
