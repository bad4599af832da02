import {
  type ComponentType,
  createContext,
  type ReactNode,
  Suspense,
  use,
  useContext,
  useEffect,
  useState,
} from 'react';
import { keepLoading } from './keep-loading.ts';

const TOUCHES = ['pointerdown', 'pointermove', 'keydown', 'focusin', 'touchstart', 'scroll', 'wheel', 'click'] as const;

const isBrowser = !import.meta.env.SSR;

const savesData = () => 'connection' in navigator && (navigator.connection as { saveData?: boolean }).saveData === true;

/**
 * Settled when the page stands and the browser is idle, or when the visitor touches the page before. A reader who saves data has
 * to touch it.
 */
const ready = new Promise<void>((resolve) => {
  if (!isBrowser) return;
  if (navigator.userActivation?.hasBeenActive) return resolve();
  for (const name of TOUCHES) addEventListener(name, () => resolve(), { capture: true, passive: true, once: true });
  if (savesData()) return;
  // Safari has no idle callback.
  const wait = () =>
    'requestIdleCallback' in window ? requestIdleCallback(() => resolve()) : setTimeout(resolve, 200);
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
});

let loadingCount = 0;

/** Marks the page once nothing of it is still to come: who tests or measures it waits for that. */
async function marked<Module>(loading: Promise<Module>): Promise<Module> {
  loadingCount += 1;
  const module = await loading;
  loadingCount -= 1;
  if (loadingCount === 0) document.documentElement.dataset.isWhole = '';
  return module;
}

/** Code that no part of the page shows, loaded when the page stands. Returns what waits for it. */
export function laterModule<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let loading: Promise<Module> | undefined;
  const start = () => {
    loading ??= isBrowser ? marked(keepLoading(load)) : load();
    return loading;
  };
  ready.then(start);
  return start;
}

let isTakenOver = false;

/** For the root: what is rendered from now on did not come from the server. */
export function useTakenOver(): void {
  useEffect(() => {
    isTakenOver = true;
  }, []);
}

/** In a part that came from the server, and so did what is in it. */
const FromServerContext = createContext(false);

/**
 * A part of the page whose code does not come with the page but once that stands (see `ready`). The server renders the part like
 * any other; in the browser its HTML stays as it came, with links and forms that work, until the code is there. On a page that is
 * opened later it comes with that page.
 * @param load `() => import('…')`; on the server and in tests the build makes it the module itself
 */
export function later<Module extends object, Props extends object>(
  load: () => Promise<Module> | Module,
  pick: (module: Module) => ComponentType<Props>,
): (props: Props) => ReactNode {
  if (!isBrowser) return partAtOnce(() => pick(load() as Module));

  let Component: ComponentType<Props> | undefined;
  const start = laterModule(async () => {
    Component = pick(await load());
  });
  const whenReady = ready.then(start);

  function Loaded(props: Props): ReactNode {
    if (!Component) use(whenReady);
    return Component ? <Component {...props} /> : null;
  }

  return function Part(props) {
    const isFromServer = useContext(FromServerContext);
    const [isNew] = useState(isTakenOver && !isFromServer);
    // Outside the boundary, so that the page before stays until all of this one is there.
    if (isNew && !Component) use(start());
    return (
      <Suspense>
        <FromServerContext value={!isNew}>
          <Loaded {...props} />
        </FromServerContext>
      </Suspense>
    );
  };
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
