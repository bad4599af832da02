import { useCallback, useEffect, useEffectEvent, useRef } from 'react';

/** Tells the shop's other tabs that the cart changed, and hears it from them; a page that Back brings to life again has missed it. */
export function useCartChanges(onChange: () => void): () => void {
  const channel = useRef<BroadcastChannel>(null);
  const heard = useEffectEvent(onChange);
  useEffect(() => {
    const opened = new BroadcastChannel('cart');
    opened.onmessage = () => heard();
    channel.current = opened;
    const revived = (event: PageTransitionEvent) => event.persisted && heard();
    addEventListener('pageshow', revived);
    return () => {
      opened.close();
      removeEventListener('pageshow', revived);
    };
  }, []);
  return useCallback(() => channel.current?.postMessage('changed'), []);
}
