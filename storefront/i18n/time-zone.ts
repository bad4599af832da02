import { createContext } from 'react';
import { SITE } from '#contract/site.ts';

/** IANA name of the zone of the shop's clock, as its backend tells it. Apart from `dates.ts`, which a page's first script does without. */
export const TimeZoneContext = createContext<string>(SITE.timeZone);
