import { createServer, type ViteDevServer } from 'vite';
import type { AnswerPage } from './storefront-app.ts';

/** The storefront straight from its sources, with instant reload. */
export interface Development {
  readonly vite: ViteDevServer;
  readonly answerPage: AnswerPage;
}

export async function startDevelopment(): Promise<Development> {
  const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' });
  const answerPage: AnswerPage = async (request, shop) => {
    const app = (await vite.ssrLoadModule('./server/storefront-app.ts')) as { readonly answerPage: AnswerPage };
    return app.answerPage(request, shop);
  };
  return { vite, answerPage };
}
