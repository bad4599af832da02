import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { openChannel } from './tab-channel.ts';

/**
 * Calls back when another tab changed what the channel is about, and when Back restores a page that may have missed such a
 * change. Returns the function that notifies the other tabs.
 */
export function useOtherTabs(channelName: string, onChange: () => void): () => void {
  const channel = useRef<BroadcastChannel>(null);
  const handleChange = useEffectEvent(onChange);
  useEffect(() => {
    const opened = openChannel(channelName);
    opened?.addEventListener('message', () => handleChange());
    channel.current = opened;
    const handlePageShow = (event: PageTransitionEvent) => event.persisted && handleChange();
    addEventListener('pageshow', handlePageShow);
    return () => {
      opened?.close();
      removeEventListener('pageshow', handlePageShow);
    };
  }, [channelName]);
  return useCallback(() => channel.current?.postMessage('changed'), []);
}

/** Tells all tabs, this one too, that what the channel is about has changed. */
export function notifyAllTabs(channelName: string): void {
  const channel = openChannel(channelName);
  channel?.postMessage('changed');
  channel?.close();
}
