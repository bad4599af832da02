import { SITE } from '#contract/site.ts';
import { LocalLink } from '../i18n/local-link.tsx';
import styles from './logo.module.css';
import { Wordmark } from './wordmark.tsx';

/** What is written: the country beside the wordmark, or the whole name. */
const WRITTEN = SITE.hasWordmark ? SITE.siteName.split(' ').at(-1) : SITE.siteName;

/** In both headers the stem reaches beyond the lower edge. */
const PLACES = {
  header: { className: styles.isInHeader, stemLength: 46, picture: SITE.logo },
  checkout: { className: styles.isInCheckout, stemLength: 46, picture: SITE.logo },
  menu: { className: styles.isInMenu, stemLength: 22, picture: SITE.logo },
  footer: { className: styles.isInFooter, stemLength: 40, picture: SITE.logoOnDark },
} as const;

interface LogoProps {
  readonly place: keyof typeof PLACES;
  readonly label: string;
}

/** The brand's logo, or the wordmark and the country, or the name of a brand that has neither, leading home. */
export function Logo({ place, label }: LogoProps) {
  const { className, stemLength, picture } = PLACES[place];
  if (picture) {
    return (
      <LocalLink to="/" className={`${styles.logo} ${styles.isPicture}`} aria-label={label}>
        <img {...picture} alt="" />
      </LocalLink>
    );
  }
  return (
    <LocalLink
      to="/"
      className={`${styles.logo} ${className} ${SITE.hasWordmark ? '' : styles.isNamed}`}
      aria-label={label}
    >
      {SITE.hasWordmark ? <Wordmark stemLength={stemLength} /> : null}
      <span>{WRITTEN}</span>
    </LocalLink>
  );
}
