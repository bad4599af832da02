import { build } from 'vite';

const WORKERS = {
  'service-worker': 'storefront/offline/service-worker.ts',
  'service-worker-off': 'storefront/offline/farewell-worker.ts',
} as const;

/**
 * Builds the service worker, and what takes its place where it is switched off: one script each, beside the other files.
 * @param release changes with every release, so that browsers notice
 */
export async function buildServiceWorkers(outDir: string, release: string): Promise<void> {
  for (const [name, input] of Object.entries(WORKERS)) {
    await build({
      configFile: false,
      logLevel: 'warn',
      publicDir: false,
      define: { RELEASE: JSON.stringify(release) },
      build: {
        outDir,
        emptyOutDir: false,
        copyPublicDir: false,
        rolldownOptions: { input, output: { format: 'iife', entryFileNames: `${name}.js` } },
      },
    });
  }
}
