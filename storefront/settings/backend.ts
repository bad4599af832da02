import { createContext, useContext } from 'react';

/**
 * The backend is this shop's own engine. Over another one, or over one that nobody could ask, pages promise nothing that only the own
 * engine keeps: no order is found by its number and email address, and no gift card is taken.
 */
export const OwnEngineContext = createContext(true);

export const useIsOwnEngine = (): boolean => useContext(OwnEngineContext);

/** False over a WooCommerce without a plugin for logins: the account's page says so, and nothing else speaks of an account. */
export const TakesLoginsContext = createContext(true);

export const useTakesLogins = (): boolean => useContext(TakesLoginsContext);
