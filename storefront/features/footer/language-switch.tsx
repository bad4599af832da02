import { Form, useLocation } from 'react-router';
import { LANGUAGES } from '#contract/languages.ts';
import { PATHS } from '#contract/paths.ts';
import { SITE } from '#contract/site.ts';
import { useLanguage, useText } from '../../i18n/bilingual.ts';
import { useLocalPath } from '../../i18n/local-link.tsx';
import { FOOTER } from '../../i18n/messages/navigation.ts';
import { classNames } from '../../ui/class-names.ts';
import { useSubmitWhenOnline } from '../../ui/connection.tsx';
import styles from './language-switch.module.css';

const PLACES = { footer: undefined, menu: styles.isInMenu, checkout: styles.isAtCheckout } as const;

/** Stays on the page and where the shopper has scrolled to, in the other language. */
export function LanguageSwitch({ place }: { readonly place: keyof typeof PLACES }) {
  const text = useText(FOOTER);
  const current = useLanguage();
  const { pathname, search } = useLocation();
  const action = useLocalPath()(PATHS.language);
  return (
    <Form
      className={classNames(styles.languageSwitch, PLACES[place])}
      method="post"
      action={action}
      preventScrollReset
      onSubmit={useSubmitWhenOnline()}
      aria-label={text.language}
    >
      <input type="hidden" name="path" value={pathname + search} />
      {SITE.languages.map((code) => (
        <button
          key={code}
          type="submit"
          name="language"
          value={code}
          lang={code}
          aria-current={code === current ? 'true' : undefined}
        >
          {LANGUAGES[code].name}
        </button>
      ))}
    </Form>
  );
}
