import { useEffect, useEffectEvent } from 'react';

/** Loads the page anew when Back restores it as it was left (bfcache) and it is stale by then. */
export function useFreshPageOnReturn(isStale: () => boolean): void {
  const renew = useEffectEvent(({ persisted }: PageTransitionEvent) => {
    if (persisted && isStale()) window.location.reload();
  });
  useEffect(() => {
    const handlePageShow = (event: PageTransitionEvent) => renew(event);
    addEventListener('pageshow', handlePageShow);
    return () => removeEventListener('pageshow', handlePageShow);
  }, []);
}
