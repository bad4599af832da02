import type { ReactNode } from 'react';
import { CARD_FORM } from '#contract/inputs/card-button.ts';
import { Main } from './features/navigation/main.tsx';
import { useRootData } from './root-data.ts';
import { later } from './ui/hydration/later.tsx';

const FrameTop = later(
  () => import('./frame-parts.tsx'),
  (module) => module.FrameTop,
);
const FrameEnd = later(
  () => import('./frame-parts.tsx'),
  (module) => module.FrameEnd,
);

interface ShopFrameProps {
  /** Without it the button of the header leads to the cart's page. */
  readonly cartPanel?: ReactNode;
  readonly children: ReactNode;
}

const NO_TILES = [] as const;

/** Bar, header, page, footer, and the panels that slide in. */
export function ShopFrame({ cartPanel, children }: ShopFrameProps) {
  const { tiles = NO_TILES, year, baseUrl } = useRootData() ?? {};
  return (
    <>
      <FrameTop tiles={tiles} hasCartPanel={cartPanel !== undefined} />
      <Main>{children}</Main>
      <form id={CARD_FORM} method="post" hidden />
      <FrameEnd tiles={tiles} year={year} baseUrl={baseUrl} />
      {cartPanel}
    </>
  );
}
