import { createContext, useContext, useEffect, useEffectEvent, useRef } from 'react';

/** Where the shopper is: panels close when it changes. */
export interface CurrentPage {
  /** Changes with every navigation. */
  readonly navigation: string;
  /** Changes when another page is shown, not when its query does. */
  readonly page: string;
}

export const CurrentPageContext = createContext<CurrentPage>({ navigation: '', page: '' });

/** Calls back on navigation, but not at the first render: a panel may have been opened before hydration. */
export function useOnLeave(change: keyof CurrentPage, leave: () => void): void {
  const current = useContext(CurrentPageContext)[change];
  const seen = useRef(current);
  const left = useEffectEvent(leave);
  useEffect(() => {
    if (seen.current === current) return;
    seen.current = current;
    left();
  }, [current]);
}
