import { type ReactNode, useEffect } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { laterModule } from '../ui/hydration/later.tsx';
import { showCard, usePickedCard } from '../ui/page-change/picked-card.ts';
import { useSlow } from '../ui/use-slow.ts';

type Shapes = typeof import('./page-shapes.tsx');

/** There long before a second page is opened. */
let shapes: Shapes | undefined;
laterModule(async () => {
  shapes = await import('./page-shapes.tsx');
});

/**
 * The page, and in its place the shape of the next one: at once with what the tapped card says of the product, without a card when
 * the next page is long in coming. The page itself stays: if nothing comes, what was typed is still there.
 */
export function PendingPage({ children }: { readonly children: ReactNode }) {
  const shown = useLocation();
  const { state, location } = useNavigation();
  const card = usePickedCard();
  // Another link or form may have been used since.
  const isCardNext = card?.navigation === shown.key && (!location || location.pathname === card.pathname);
  const isSlow = useSlow(state === 'loading');
  useForgetCard(state, shown.key);
  const next = isCardNext
    ? shapes?.productShape(card)
    : isSlow && location && shapes?.shapeOfNext(shown.pathname, location.pathname);
  return (
    <>
      <div hidden={Boolean(next)}>{children}</div>
      {next}
    </>
  );
}

/** When a navigation has ended, with another page or without. */
function useForgetCard(state: string, navigation: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per navigation
  useEffect(() => {
    if (state === 'idle') showCard(null);
  }, [state, navigation]);
}
