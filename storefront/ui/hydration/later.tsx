import {
  type ComponentType,
  createContext,
  memo,
  type ReactNode,
  Suspense,
  use,
  useContext,
  useDeferredValue,
  useEffect,
  useState,
} from 'react';
import { keepLoading } from './keep-loading.ts';

/** Whatever a visitor does first. */
export const TOUCHES = [
  'pointerdown',
  'pointermove',
  'touchstart',
  'keydown',
  'focusin',
  'click',
  'scroll',
  'wheel',
] as const;

const isBrowser = !import.meta.env.SSR;

export const savesData = (): boolean =>
  'connection' in navigator && (navigator.connection as { saveData?: boolean }).saveData === true;

/** Settled when the visitor touches the page in any way. */
const touched = new Promise<void>((resolve) => {
  if (!isBrowser) return;
  if (navigator.userActivation?.hasBeenActive) return resolve();
  for (const name of TOUCHES) addEventListener(name, () => resolve(), { capture: true, passive: true, once: true });
});

/** Settled when the browser has nothing else to do. Safari cannot tell. */
export const idle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve());
    else setTimeout(resolve, 200);
  });

/** Settled when the page stands and the browser is idle, or is touched before. A reader who saves data has to touch it. */
const ready = new Promise<void>((resolve) => {
  if (!isBrowser) return;
  touched.then(resolve);
  if (savesData()) return;
  const wait = () => idle().then(resolve);
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
});

/**
 * Code that no part of the page shows, loaded when the page is touched. Returns what waits for it.
 * @param withParts loads it as early as the parts: what is said without a connection has to be there before
 */
export function laterModule<Module>(
  load: () => Promise<Module>,
  { withParts = false }: { readonly withParts?: boolean } = {},
): () => Promise<Module> {
  let loading: Promise<Module> | undefined;
  const start = () => {
    loading ??= isBrowser ? keepLoading(load) : load();
    return loading;
  };
  (withParts ? ready : touched).then(start);
  return start;
}

let isTakenOver = false;
let waitingCount = 0;
let becomeWhole = (): void => undefined;

/** Settled once all of the page is React's. */
export const whole = new Promise<void>((resolve) => {
  becomeWhole = resolve;
});

/** Marks the page once all of it is React's: who tests or measures it waits for that. */
function count(change: 1 | 0 | -1): void {
  waitingCount += change;
  if (waitingCount !== 0) return;
  document.documentElement.dataset.isWhole = '';
  becomeWhole();
}

/** For the root: what is rendered from now on did not come from the server. */
export function useTakenOver(): void {
  useEffect(() => {
    isTakenOver = true;
    count(0);
  }, []);
}

/** In a part that came from the server, and so did what is in it. */
const FromServerContext = createContext(false);

/**
 * False when a page that was opened by a link is rendered for the first time: what begins below the screen follows right after what is
 * seen. A page from the server is whole.
 */
export function useRestOfPage(): boolean {
  const isFromServer = useContext(FromServerContext);
  const [isFirst] = useState(isTakenOver && !isFromServer);
  return useDeferredValue(true, !isFirst);
}

/**
 * A part of the page whose code does not come with the page. The server renders the part like any other; in the browser its HTML
 * stays as it came, with links and forms that work, until the code is there, for which it waits until the page is `ready`. On a page
 * that is opened later it comes with that page, and at the first touch in any case. The router renders the page three times on its way
 * to another view of it: a part whose props stay the same is left as it is.
 * @param load `() => import('…')`; on the server and in tests the build makes it the module itself
 */
export function later<Module extends object, Props extends object>(
  load: () => Promise<Module> | Module,
  pick: (module: Module) => ComponentType<Props>,
): (props: Props) => ReactNode {
  if (!isBrowser) return partAtOnce(() => pick(load() as Module));

  let Component: ComponentType<Props> | undefined;
  let whenReady: Promise<void> | undefined;
  const start = laterModule(async () => {
    Component = pick(await load());
  });

  function Loaded(props: Props): ReactNode {
    const isFromServer = useContext(FromServerContext);
    useEffect(() => {
      if (isFromServer) count(-1);
    }, [isFromServer]);
    whenReady ??= ready.then(start);
    // After every hook: once the code is there this one is left out, and React then finds no hook that it has not seen before.
    if (!Component) use(whenReady);
    return Component ? <Component {...props} /> : null;
  }

  return memo(function Part(props: Props) {
    const isInside = useContext(FromServerContext);
    const [isNew] = useState(isTakenOver && !isInside);
    useEffect(() => {
      if (!isNew) count(1);
    }, [isNew]);
    // Outside the boundary, so that the page before stays until all of this one is there.
    if (isNew && !Component) use(start());
    return (
      <Suspense>
        <FromServerContext value={!isNew}>
          <Loaded {...props} />
        </FromServerContext>
      </Suspense>
    );
  });
}

const partAtOnce = <Props extends object>(component: () => ComponentType<Props>) =>
  function Part(props: Props): ReactNode {
    const Component = component();
    return (
      <Suspense>
        <Component {...props} />
      </Suspense>
    );
  };
