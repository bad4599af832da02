import { SITE } from '#contract/site.ts';
import { LocalLink } from '../i18n/local-link.tsx';
import styles from './logo.module.css';
import { Wordmark } from './wordmark.tsx';

/** What is written: the country beside the wordmark, or the whole name. */
const WRITTEN = SITE.hasWordmark ? SITE.siteName.split(' ').at(-1) : SITE.siteName;

/** In both headers the stem reaches beyond the lower edge. */
const PLACES = {
  header: { className: styles.isInHeader, stemLength: 46 },
  checkout: { className: styles.isInCheckout, stemLength: 46 },
  menu: { className: styles.isInMenu, stemLength: 22 },
  footer: { className: styles.isInFooter, stemLength: 40 },
} as const;

interface LogoProps {
  readonly place: keyof typeof PLACES;
  readonly label: string;
}

/** The wordmark and the country, or the name of a brand without a wordmark, leading home. */
export function Logo({ place, label }: LogoProps) {
  const { className, stemLength } = PLACES[place];
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
