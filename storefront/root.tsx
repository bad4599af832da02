// First: it names the cascade layers in their order, before any component's styles come.
import './styles/app.css';
import { type ReactNode, Suspense, useMemo, useState } from 'react';
import { Outlet, Scripts, ScrollRestoration, useLocation } from 'react-router';
import { LANGUAGES } from '#contract/languages.ts';
import { OWN_SITE_ELEMENT, ownSite } from '#contract/own-site.ts';
import { localPath, PATHS, splitLanguage } from '#contract/paths.ts';
import { SITE } from '#contract/site.ts';
import type { Route } from './+types/root.ts';
import fontUrl from './brand/archivo.woff2?url';
import { categoryTiles } from './features/navigation/category-tile.ts';
import { FocusAfterNavigation } from './features/navigation/main.tsx';
import type { Catalog } from './gateway/catalog/catalog.ts';
import { LanguageContext } from './i18n/bilingual.ts';
import { yearIn } from './i18n/dates.ts';
import { BaseUrlContext, PrefixContext, SitePathContext } from './i18n/local-link.tsx';
import { useLanguageOfOtherTabs } from './i18n/switch-language.ts';
import { TimeZoneContext } from './i18n/time-zone.ts';
import { FollowLinks } from './next-page/follow-links.tsx';
import { PageStyles } from './next-page/page-styles.tsx';
import { failureOf, isOnline, isThrownUnreachable } from './page-errors.ts';
import { afterFormOrLanguageChange } from './revalidation.ts';
import { type RootData, usePageLanguage, useRootData } from './root-data.ts';
import { OwnEngineContext, TakesLoginsContext } from './settings/backend.ts';
import { shopContext } from './shop-context.ts';
import { ShopFrame } from './shop-frame.tsx';
import { ConnectionProvider } from './ui/connection.tsx';
import { later, useTakenOver } from './ui/hydration/later.tsx';
import { CurrentPageContext } from './ui/page-change/current-page.ts';

const ShopByCategory = later(
  () => import('./features/home/shop-by-category.tsx'),
  (module) => module.ShopByCategory,
);
const ConnectionNotice = later(
  () => import('./features/navigation/connection-notice.tsx'),
  (module) => module.ConnectionNotice,
);
const FailurePage = later(
  () => import('./features/navigation/error-page.tsx'),
  (module) => module.FailurePage,
);

export async function loader({ context }: Route.LoaderArgs): Promise<RootData> {
  const { language, prefix, catalog, baseUrl } = context.get(shopContext);
  const frame = await frameData(catalog);
  return { language, prefix, baseUrl, ...frame, year: yearIn(frame.timeZone) };
}

/** A page whose own loader needs no backend stands without one; the others say what is wrong in the visitor's language. */
async function frameData(
  catalog: Catalog,
): Promise<Pick<RootData, 'tiles' | 'timeZone' | 'isOwnEngine' | 'takesLogins'>> {
  try {
    const [categories, timeZone] = await Promise.all([catalog.categories(), catalog.timeZone()]);
    const [isOwnEngine, takesLogins] = await Promise.all([catalog.isOwnEngine(), catalog.takesLogins()]);
    return { tiles: categoryTiles(categories), timeZone, isOwnEngine, takesLogins };
  } catch (thrown) {
    if (!isThrownUnreachable(thrown)) throw thrown;
    return { tiles: [], timeZone: SITE.timeZone, isOwnEngine: false, takesLogins: true };
  }
}

export const shouldRevalidate = afterFormOrLanguageChange;

export function Layout({ children }: { readonly children: ReactNode }) {
  const { language } = usePageLanguage();
  useLanguageOfOtherTabs(language);
  useTakenOver();
  return (
    <html lang={LANGUAGES[language].tag} data-theme="light" style={SITE.colours ?? undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta property="og:site_name" content={SITE.siteName} />
        <OwnSite />
        <PageStyles />
        <link rel="preload" href={fontUrl} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="manifest" href={localPath(PATHS.webManifest, language)} />
      </head>
      <ShopProviders>
        <FollowLinks>
          {children}
          <ConnectionNotice />
          <ScrollRestoration />
          <FocusAfterNavigation />
          <Scripts />
        </FollowLinks>
      </ShopProviders>
    </html>
  );
}

/** Before any script: what the brand has changed, for the modules that read it when they are loaded. */
function OwnSite() {
  const [own] = useState(ownSite);
  if (Object.keys(own).length === 0) return null;
  // No text can end the element.
  const json = JSON.stringify(own).replaceAll('<', '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without `<`, which no browser runs
  return <script id={OWN_SITE_ELEMENT} type="application/json" dangerouslySetInnerHTML={{ __html: json }} />;
}

export default function App() {
  return <Outlet />;
}

/** The shop's frame without the cart panel, which may have caused the error. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const failure = failureOf(error, isOnline());
  const tiles = useRootData()?.tiles ?? [];
  const categories = tiles.length > 0 ? <ShopByCategory items={tiles} /> : null;
  return (
    <ShopFrame>
      <Suspense>
        <FailurePage
          status={failure.kind === 'offline' ? null : failure.status}
          isUnreachable={failure.kind === 'unreachable'}
          categories={categories}
        />
      </Suspense>
    </ShopFrame>
  );
}

/** Contexts of every page: language, prefix, address, time zone, location and connection. */
export function ShopProviders({ children }: { readonly children: ReactNode }) {
  const { language, prefix } = usePageLanguage();
  const shop = useRootData();
  const { key, pathname } = useLocation();
  const currentPage = useMemo(() => ({ navigation: key, page: pathname }), [key, pathname]);
  return (
    <LanguageContext value={language}>
      <PrefixContext value={prefix}>
        <BaseUrlContext value={shop?.baseUrl ?? null}>
          <TimeZoneContext value={shop?.timeZone ?? SITE.timeZone}>
            <CurrentPageContext value={currentPage}>
              <SitePathContext value={splitLanguage(pathname).path}>
                <OwnEngineContext value={shop?.isOwnEngine ?? false}>
                  <TakesLoginsContext value={shop?.takesLogins ?? true}>
                    <ConnectionProvider>{children}</ConnectionProvider>
                  </TakesLoginsContext>
                </OwnEngineContext>
              </SitePathContext>
            </CurrentPageContext>
          </TimeZoneContext>
        </BaseUrlContext>
      </PrefixContext>
    </LanguageContext>
  );
}
