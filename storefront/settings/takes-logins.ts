import { createContext, useContext } from 'react';

/** False over a WooCommerce without a plugin for logins: the account's page says so, and nothing else speaks of an account. */
export const TakesLoginsContext = createContext(true);

export const useTakesLogins = (): boolean => useContext(TakesLoginsContext);
