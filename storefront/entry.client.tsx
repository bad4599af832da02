import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { isLanguage } from '#contract/languages.ts';
import { localManifest } from './i18n/text-files.ts';
import { tolerateMovedNodes } from './moved-nodes.ts';
import { fetchData } from './next-page/fetch-data.ts';
import { keepLoading } from './ui/hydration/keep-loading.ts';
import { idle, laterModule, whole } from './ui/hydration/later.tsx';

tolerateMovedNodes();
const language = document.documentElement.lang.slice(0, 2);
if (isLanguage(language)) globalThis.__reactRouterManifest = localManifest(globalThis.__reactRouterManifest, language);

/** A part that failed to hydrate is rendered again; React's own message does not say what failed. */
const reportCause = (error: unknown) => reportError(error instanceof Error && error.cause ? error.cause : error);

const hydrate = () =>
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter unstable_fetch={fetchData} />
      </StrictMode>,
      { onRecoverableError: reportCause },
    );
  });

// Every link and form works before this: a busy phone may finish painting first. Safari has no idle callback.
if ('requestIdleCallback' in window) window.requestIdleCallback(hydrate, { timeout: 500 });
else setTimeout(hydrate, 1);
laterModule(async () => (await import('./next-page/next-code.ts')).loadNextCode());
whole.then(async () => (await keepLoading(() => import('./forms/report-typed.ts'))).reportTyped());
// The first number format of a tab takes a hundred times as long as the next. The parts, which are still on their way, need one at once.
idle().then(() => new Intl.NumberFormat());
