import { SITE } from '#contract/site.ts';
import { LocalLink } from '../i18n/local-link.tsx';
import { Wordmark } from './wordmark.tsx';

const PLACE = SITE.siteName.split(' ').at(-1);

/** The wordmark and the country, leading home. */
export function Logo({ drop, label }: { readonly drop: number; readonly label: string }) {
  return (
    <LocalLink to="/" className="logo" aria-label={label}>
      <Wordmark stemLength={drop} />
      <span>{PLACE}</span>
    </LocalLink>
  );
}
