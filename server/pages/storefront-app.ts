import * as build from 'virtual:react-router/server-build';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { RELEASE_HEADER } from '#contract/builds.ts';
import { withKnownLanguages } from '#storefront/known-language.ts';
import { type ShopRequest, shopContext } from '#storefront/shop-context.ts';

// The generated type marks optional settings as possibly undefined, which ServerBuild does not.
const handle = createRequestHandler(withKnownLanguages(build as ServerBuild), import.meta.env.MODE);

/** Header that the router sends with what its script has asked for. */
const ROUTER_DATA = 'X-Remix-Response';

/** Responds to one page, data request or form of the storefront. The only part of the server that the bundler builds. */
export async function storefrontApp(request: Request, shop: ShopRequest): Promise<Response> {
  const context = new RouterContextProvider();
  context.set(shopContext, shop);
  const response = await handle(request, context);
  if (response.headers.has(ROUTER_DATA)) response.headers.set(RELEASE_HEADER, build.assets.version);
  return response;
}

export type StorefrontApp = typeof storefrontApp;
