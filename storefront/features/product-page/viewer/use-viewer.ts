import { useLocation, useNavigate } from 'react-router';
import { useHydrated } from '../../../ui/hydration/use-hydrated.ts';

const HASH = /^#zoom-(\d+)$/;

/** The open picture stands behind the `#` of the address, so that Back closes it and no data is loaded for it. */
export function useViewer(count: number) {
  const isHydrated = useHydrated();
  const { hash, search, state } = useLocation();
  const navigate = useNavigate();
  const number = Number(HASH.exec(hash)?.[1]);
  const go = (index: number | null, replace: boolean, opener: unknown) => {
    const target = { search, hash: index === null ? '' : `zoom-${index + 1}` };
    navigate(target, { replace, state: opener, preventScrollReset: true });
  };
  return {
    /** Null while it is closed. */
    index: isHydrated && number >= 1 && number <= count ? number - 1 : null,
    open: (index: number) => go(index, false, { wasOpenedHere: true }),
    show: (index: number) => go(index, true, state),
    close: () => (isOpenedHere(state) ? navigate(-1) : go(null, true, null)),
  };
}

const isOpenedHere = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'wasOpenedHere' in state;
