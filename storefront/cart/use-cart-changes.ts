import { useCallback, useEffect, useEffectEvent, useRef } from 'react';

/**
 * Calls back when another tab changed the cart, and when Back restores a page that may have missed such a change.
 * Returns the function that notifies the other tabs.
 */
export function useCartChanges(onChange: () => void): () => void {
  const channel = useRef<BroadcastChannel>(null);
  const handleChange = useEffectEvent(onChange);
  useEffect(() => {
    const opened = new BroadcastChannel('cart');
    opened.onmessage = () => handleChange();
    channel.current = opened;
    const handlePageShow = (event: PageTransitionEvent) => event.persisted && handleChange();
    addEventListener('pageshow', handlePageShow);
    return () => {
      opened.close();
      removeEventListener('pageshow', handlePageShow);
    };
  }, []);
  return useCallback(() => channel.current?.postMessage('changed'), []);
}
