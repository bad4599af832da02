import { createServer, type ViteDevServer } from 'vite';
import type { StorefrontApp } from './storefront-app.ts';

/** The storefront straight from its sources, with instant reload. */
export interface Development {
  readonly vite: ViteDevServer;
  readonly storefrontApp: StorefrontApp;
}

export async function startDevelopment(): Promise<Development> {
  const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' });
  const storefrontApp: StorefrontApp = async (request, shop) => {
    const app = (await vite.ssrLoadModule('./server/pages/storefront-app.ts')) as {
      readonly storefrontApp: StorefrontApp;
    };
    return app.storefrontApp(request, shop);
  };
  return { vite, storefrontApp };
}
