import { useId } from 'react';
import { PATHS, racingPath } from '#contract/paths.ts';
import { SITE } from '#contract/site.ts';
import { Logo } from '../../brand/logo.tsx';
import { sharedCart } from '../../cart/cart-controller.ts';
import { useText } from '../../i18n/bilingual.ts';
import { LocalLink } from '../../i18n/local-link.tsx';
import { FOOTER, NAVIGATION } from '../../i18n/messages/navigation.ts';
import { NamedIcon } from '../../icons/named-icon.tsx';
import { useIsOwnEngine, useTakesLogins } from '../../settings/backend.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './footer.module.css';
import { LanguageSwitch } from './language-switch.tsx';

export function Footer({ year }: { readonly year: number | undefined }) {
  const text = useText(FOOTER);
  return (
    <footer className={classNames('night screenOnly laidOutLater', styles.footer)}>
      <div className={classNames('container', styles.inner)}>
        <div className={styles.brand}>
          <Logo place="footer" label={SITE.siteName} />
          <p>{text.promise}</p>
          <LanguageSwitch place="footer" />
        </div>
        <LinkGroups />
        <div className={styles.end}>
          <p>{text.copyright(year, SITE.siteName)}</p>
          <SocialIcons />
        </div>
      </div>
    </footer>
  );
}

function LinkGroups() {
  const text = useText(FOOTER);
  const isOwnEngine = useIsOwnEngine();
  const takesLogins = useTakesLogins();
  const { account: toAccount } = useText(NAVIGATION);
  // Not known before the first interaction: cached pages are the same for everybody.
  const isLoggedIn = sharedCart.useSelected((controller) => Boolean(controller?.viewer));
  return (
    <>
      <LinkGroup
        title={text.information}
        links={[
          [PATHS.about, text.about],
          [PATHS.products, text.products],
          [PATHS.categories, text.categories],
          [PATHS.guides, text.guides],
          [PATHS.articles, text.articles],
          ...(SITE.racingPage ? ([[racingPath(SITE.racingPage), text.racing]] as const) : []),
          [PATHS.privacy, text.privacy],
        ]}
      />
      <LinkGroup
        title={text.customerService}
        links={[
          [PATHS.contact, text.contact],
          [PATHS.faq, text.faq],
          ...(isOwnEngine ? ([[PATHS.findOrder, text.trackOrder]] as const) : []),
          takesLogins ? [`${PATHS.account}?tab=downloads`, text.downloads] : [PATHS.wishlist, text.wishlist],
          [PATHS.terms, text.terms],
        ]}
      />
      {takesLogins ? (
        <LinkGroup
          title={text.account}
          links={[
            [PATHS.account, isLoggedIn ? toAccount : text.logIn],
            [PATHS.history, text.orders],
            [PATHS.wishlist, text.wishlist],
            [PATHS.profile, text.profile],
          ]}
        />
      ) : null}
    </>
  );
}

interface LinkGroupProps {
  readonly title: string;
  readonly links: readonly (readonly [path: string, label: string])[];
}

function LinkGroup({ title, links }: LinkGroupProps) {
  const id = useId();
  return (
    <nav aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul>
        {links.map(([path, label]) => (
          <li key={path}>
            <LocalLink to={path}>{label}</LocalLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function SocialIcons() {
  const label = useText(FOOTER).social;
  if (SITE.social.length === 0) return null;
  return (
    <ul className={styles.social} aria-label={label}>
      {SITE.social.map((link) => (
        <li key={link.name}>
          <a href={link.url} aria-label={link.name} rel="me noopener">
            {'icon' in link ? <Icon name={link.icon} /> : <NamedIcon icon={link.namedIcon} />}
          </a>
        </li>
      ))}
    </ul>
  );
}
