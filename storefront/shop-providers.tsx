import { type ReactNode, useMemo } from 'react';
import { useLocation } from 'react-router';
import { LanguageContext } from './i18n/bilingual.ts';
import { PrefixContext } from './i18n/local-link.tsx';
import { usePageLanguage } from './root-data.ts';
import { OverlayScope } from './ui/overlay-scope.ts';

/** Language, prefix and place: what the parts of a page ask for. */
export function ShopProviders({ children }: { readonly children: ReactNode }) {
  const { language, prefix } = usePageLanguage();
  const { key, pathname } = useLocation();
  const place = useMemo(() => ({ navigation: key, page: pathname }), [key, pathname]);
  return (
    <LanguageContext value={language}>
      <PrefixContext value={prefix}>
        <OverlayScope value={place}>{children}</OverlayScope>
      </PrefixContext>
    </LanguageContext>
  );
}
