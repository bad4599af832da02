import { createContext } from 'react';

/** Where the shopper is: panels close when it changes. */
export interface Place {
  /** Changes with every navigation. */
  readonly navigation: string;
  /** Changes when another page is shown, not when its query does. */
  readonly page: string;
}

export const OverlayScope = createContext<Place>({ navigation: '', page: '' });
