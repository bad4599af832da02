import type { ReactNode } from 'react';
import { Links, Outlet, Scripts, ScrollRestoration, useLocation } from 'react-router';
import { LANGUAGES } from '#contract/languages.ts';
import { SITE } from '#contract/site.ts';
import type { Route } from './+types/root.ts';
import fontUrl from './brand/archivo.woff2?url';
import { ShelfSection } from './features/home/shelf-section.tsx';
import { CartLink } from './features/navigation/cart-link.tsx';
import { categoryTiles } from './features/navigation/category-tile.ts';
import { ErrorPage, NotFoundPage, OfflinePage } from './features/navigation/error-page.tsx';
import { useFocusOnNewPage } from './features/navigation/use-focus-on-new-page.ts';
import { FollowLinks } from './follow-links.tsx';
import { Alternates } from './i18n/alternates.tsx';
import { useLanguageAcrossTabs } from './i18n/use-language-across-tabs.ts';
import { failureOf, isOnline, type PageFailure } from './page-failure.ts';
import { betweenPages } from './revalidation.ts';
import { type RootData, usePageLanguage, useRootData } from './root-data.ts';
import { shopContext } from './shop-context.ts';
import { ShopFrame } from './shop-frame.tsx';
import { ShopProviders } from './shop-providers.tsx';
import './styles/app.css';

export async function loader({ context }: Route.LoaderArgs): Promise<RootData> {
  const { language, prefix, catalogue, baseUrl } = context.get(shopContext);
  const tiles = categoryTiles(await catalogue.categories());
  return { language, prefix, baseUrl, tiles, year: new Date().getFullYear() };
}

export const shouldRevalidate = betweenPages;

export const links: Route.LinksFunction = () => [
  { rel: 'preload', href: fontUrl, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'manifest', href: '/site.webmanifest' },
];

export function Layout({ children }: { readonly children: ReactNode }) {
  const { language } = usePageLanguage();
  useLanguageAcrossTabs(language);
  useFocusOnNewPage();
  const { pathname } = useLocation();
  const shop = useRootData();
  return (
    <html lang={LANGUAGES[language].tag} data-theme="light">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta property="og:site_name" content={SITE.siteName} />
        {shop ? <Alternates baseUrl={shop.baseUrl} pathname={pathname} language={language} /> : null}
        <Links />
      </head>
      <FollowLinks>
        <ShopProviders>{children}</ShopProviders>
        <ScrollRestoration />
        <Scripts />
      </FollowLinks>
    </html>
  );
}

export default function App() {
  return <Outlet />;
}

/** Whatever a page could not answer, in the shop's own frame; without the cart panel, which may be what broke. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const tiles = useRootData()?.tiles ?? [];
  const shelf = tiles.length > 0 ? <ShelfSection items={tiles} /> : null;
  return (
    <ShopFrame cartButton={<CartLink />}>
      <Failure failure={failureOf(error, isOnline())} shelf={shelf} />
    </ShopFrame>
  );
}

function Failure({ failure, shelf }: { readonly failure: PageFailure; readonly shelf: ReactNode }) {
  const { pathname } = useLocation();
  if (failure.kind === 'offline') return <OfflinePage />;
  if (failure.status === 404) return <NotFoundPage path={pathname} shelf={shelf} />;
  return <ErrorPage status={failure.status} shelf={shelf} />;
}
