import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';

const hydrate = () =>
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    );
  });

// Every link and form works before this: a busy phone may finish painting first. Safari has no idle callback.
if ('requestIdleCallback' in window) window.requestIdleCallback(hydrate, { timeout: 500 });
else setTimeout(hydrate, 1);
