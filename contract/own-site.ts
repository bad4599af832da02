import type { Site } from './site-settings.ts';

/** Id of the element by which a page brings the brand's own settings to the browser. */
export const OWN_SITE_ELEMENT = 'own-site';

declare global {
  /** The same on the server, which sets both before it loads anything else of the shop. */
  var ownSiteSettings: Partial<Site> | undefined;
  /** Everything about the brand: one object for all that runs in the process, so that new settings can be taken over in place. */
  var siteSettings: Site | undefined;
}

/** The brand's own settings: everything that is loaded after them reads them as if they stood in the code. */
export function ownSite(): Partial<Site> {
  if (globalThis.ownSiteSettings) return globalThis.ownSiteSettings;
  const text = globalThis.document?.getElementById(OWN_SITE_ELEMENT)?.textContent;
  return text ? JSON.parse(text) : {};
}
