import type { ReactNode } from 'react';
import { Footer } from './features/footer/footer.tsx';
import { LanguageSwitch } from './features/footer/language-switch.tsx';
import { Announcement, Header } from './features/navigation/header.tsx';
import { Main, SkipLink } from './features/navigation/main.tsx';
import { MobileMenu } from './features/navigation/mobile-menu.tsx';
import { MobileSearch } from './features/navigation/mobile-search.tsx';
import { WhatsAppButton } from './features/navigation/whatsapp-button.tsx';
import { useRootData } from './root-data.ts';

interface ShopFrameProps {
  readonly cartButton: ReactNode;
  readonly cartPanel?: ReactNode;
  readonly children: ReactNode;
}

/** Bar, header, page, footer, and the panels that slide in. */
export function ShopFrame({ cartButton, cartPanel, children }: ShopFrameProps) {
  const shop = useRootData();
  const tiles = shop?.tiles ?? [];
  return (
    <>
      <SkipLink />
      <Announcement />
      <Header tiles={tiles} cartButton={cartButton} />
      <Main>{children}</Main>
      <Footer year={shop?.year} />
      <WhatsAppButton baseUrl={shop?.baseUrl} />
      <MobileMenu tiles={tiles} languageSwitch={<LanguageSwitch place="menu" />} />
      <MobileSearch />
      {cartPanel}
    </>
  );
}
