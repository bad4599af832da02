import { createContext } from 'react';

/** Where the shopper is: panels close when it changes. */
export interface CurrentPage {
  /** Changes with every navigation. */
  readonly navigation: string;
  /** Changes when another page is shown, not when its query does. */
  readonly page: string;
}

export const CurrentPageContext = createContext<CurrentPage>({ navigation: '', page: '' });
