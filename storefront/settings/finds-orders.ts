import { createContext } from 'react';

/** The backend finds an order by its number and e-mail address. Over one that does not, the page says how else. */
export const FindsOrdersContext = createContext(true);
