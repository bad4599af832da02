import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import type { Language } from '#contract/languages.ts';
import { splitLanguage } from '#contract/paths.ts';
import { SITE } from '#contract/site.ts';
import type { StoreSettings } from '#contract/site-settings.ts';
import { LanguageContext } from '../i18n/bilingual.ts';
import { SitePathContext } from '../i18n/local-link.tsx';
import { OwnEngineContext, TakesLoginsContext } from '../settings/backend.ts';
import { StoreSettingsContext } from '../settings/store-settings.ts';

interface Surroundings {
  readonly language?: Language;
  /** Settings of the shop that differ from its own. */
  readonly settings?: Partial<StoreSettings>;
  /** Path and query of the page. */
  readonly address?: string;
  readonly isOwnEngine?: boolean;
  /** Whether the backend has accounts. */
  readonly takesLogins?: boolean;
}

/** The HTML that the server sends for a component, in the surroundings of a page. */
export function renderHtml(
  component: ReactNode,
  { language = 'en', settings = {}, address = '/', isOwnEngine = true, takesLogins = true }: Surroundings = {},
): string {
  const Page = createRoutesStub([{ path: '*', Component: () => component }]);
  return renderToStaticMarkup(
    <LanguageContext value={language}>
      <StoreSettingsContext value={{ ...SITE.storeSettings, ...settings }}>
        <SitePathContext value={splitLanguage(address.replace(/\?.*/, '')).path}>
          <OwnEngineContext value={isOwnEngine}>
            <TakesLoginsContext value={takesLogins}>
              <Page initialEntries={[address]} />
            </TakesLoginsContext>
          </OwnEngineContext>
        </SitePathContext>
      </StoreSettingsContext>
    </LanguageContext>,
  );
}
