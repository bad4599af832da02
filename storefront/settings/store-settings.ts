import { createContext, useContext } from 'react';
import { SITE } from '#contract/site.ts';
import type { StoreSettings } from '#contract/site-settings.ts';

/** The shop's own settings unless something else is provided, as tests do to see a page with a switch the other way. */
export const StoreSettingsContext = createContext<StoreSettings | null>(null);

/** What the shop shows and how it behaves. Loaders and actions read the same from `shopContext`. */
export const useStoreSettings = (): StoreSettings => useContext(StoreSettingsContext) ?? SITE.storeSettings;
