import type { ServerBuild } from 'react-router';

/** A program of the router's with these routes alone, by their ids. */
export const serverBuildOf = (routes: Readonly<Record<string, object>>): ServerBuild =>
  ({
    routes,
    ssr: true,
    isSpaMode: false,
    prerender: [],
    basename: '/',
    publicPath: '/',
    assetsBuildDirectory: '',
    routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
    future: {},
    assets: { entry: { imports: [], module: '' }, routes: {}, url: '', version: '' },
    entry: { module: { default: async () => new Response(null), handleError: () => {} } },
  }) as unknown as ServerBuild;
