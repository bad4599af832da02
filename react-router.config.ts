import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'storefront',
  buildDirectory: 'build',
  ssr: true,
  routeDiscovery: { mode: 'initial' },
  // Loaders and actions in files of their own would be loaded past `route-modules.ts`: an error page would take the place of this one.
  splitRouteModules: false,
} satisfies Config;
