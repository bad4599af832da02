import { CartButton } from './features/cart-panel/cart-button.tsx';
import { Footer } from './features/footer/footer.tsx';
import { LanguageSwitch } from './features/footer/language-switch.tsx';
import type { CategoryTile } from './features/navigation/category-tile.ts';
import { Announcement, CartLink, Header } from './features/navigation/header.tsx';
import { KeptNotice } from './features/navigation/kept-notice.tsx';
import { MobileMenu } from './features/navigation/mobile-menu.tsx';
import { MobileSearch } from './features/navigation/mobile-search.tsx';
import { SkipLink } from './features/navigation/skip-link.tsx';
import { WhatsAppButton } from './features/navigation/whatsapp-button.tsx';
import { KeepVisited } from './offline/keep-visited.tsx';

interface FrameTopProps {
  readonly tiles: readonly CategoryTile[];
  readonly hasCartPanel: boolean;
}

/** What stands above every page. */
export function FrameTop({ tiles, hasCartPanel }: FrameTopProps) {
  return (
    <>
      <SkipLink />
      <KeptNotice />
      <Announcement />
      <Header tiles={tiles} cartButton={hasCartPanel ? <CartButton /> : <CartLink />} />
    </>
  );
}

interface FrameEndProps {
  readonly tiles: readonly CategoryTile[];
  readonly year: number | undefined;
  /** Of the shop, absolute, without a trailing slash. */
  readonly baseUrl: string | undefined;
}

/** What stands below every page, and the panels of the header. */
export function FrameEnd({ tiles, year, baseUrl }: FrameEndProps) {
  return (
    <>
      <KeepVisited />
      <Footer year={year} />
      <WhatsAppButton baseUrl={baseUrl} />
      <MobileMenu tiles={tiles} languageSwitch={<LanguageSwitch place="menu" />} />
      <MobileSearch />
    </>
  );
}
