import { useSyncExternalStore } from 'react';

const isInBrowser = () => true;
const isOnServer = () => false;
const never = () => () => undefined;

/** False on the server and until the page's script has taken over: for what must not stand in HTML that works without it. */
export const useHydrated = (): boolean => useSyncExternalStore(never, isInBrowser, isOnServer);
