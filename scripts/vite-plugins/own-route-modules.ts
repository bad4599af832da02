import { join } from 'node:path';
import type { Plugin } from 'vite';

const OWN = join(import.meta.dirname, '../../storefront/next-page/route-modules.ts');

/** In the browser, gives the router the shop's own way to load the code of a page. */
export function ownRouteModules(): Plugin {
  let isTaken = false;
  return {
    name: 'own-route-modules',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: {
      filter: { id: /\/routeModules\.js$/ },
      handler(_id, importer) {
        if (!importer?.includes('/react-router/')) return null;
        isTaken = true;
        return OWN;
      },
    },
    buildEnd(error) {
      if (!error && !isTaken) this.error('the router loads the code of its pages in another way');
    },
  };
}
