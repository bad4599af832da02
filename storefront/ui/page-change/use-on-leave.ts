import { useCallback, useContext, useEffect, useEffectEvent, useRef } from 'react';
import { type CurrentPage, CurrentPageContext } from './current-page.ts';
import { nextPageKey } from './next-page-key.ts';

/**
 * Calls back on navigation, but not at the first render: a panel may have been opened before hydration. Nor for the page that was on its
 * way when the panel was opened: the shopper did not wait for it. Returns what is to be called when it is.
 */
export function useOnLeave(change: keyof CurrentPage, leave: () => void): () => void {
  const { navigation, [change]: current } = useContext(CurrentPageContext);
  const seen = useRef(current);
  const onItsWay = useRef<string>(undefined);
  const left = useEffectEvent(leave);
  useEffect(() => {
    if (seen.current === current) return;
    seen.current = current;
    if (onItsWay.current !== navigation) left();
  }, [current, navigation]);
  return useCallback(() => {
    onItsWay.current = nextPageKey();
  }, []);
}
