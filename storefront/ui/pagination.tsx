import { Icon } from './icon.tsx';
import type { IconName } from './icon-names.ts';
import { Link } from './link.tsx';
import styles from './pagination.module.css';

interface PaginationProps {
  readonly current: number;
  readonly last: number;
  readonly hrefOf: (page: number) => string;
  readonly labels: {
    readonly pages: string;
    readonly page: (number: number) => string;
    readonly previous: string;
    readonly next: string;
  };
}

/** 1 … 4 5 6 … 9 with one step back and forth. Nothing when there is one page. */
export function Pagination({ current, last, hrefOf, labels }: PaginationProps) {
  if (last <= 1) return null;
  const stepTo = (page: number) => (page >= 1 && page <= last ? hrefOf(page) : null);
  return (
    <nav className={styles.pagination} aria-label={labels.pages}>
      <StepLink href={stepTo(current - 1)} rel="prev" label={labels.previous} icon="chevron-left" />
      {pageNumbers(current, last).map((step, index, row) =>
        step === 'gap' ? (
          <span key={`gap after ${row[index - 1]}`} aria-hidden="true">
            …
          </span>
        ) : (
          <Link
            key={step}
            href={hrefOf(step)}
            aria-label={labels.page(step)}
            aria-current={step === current ? 'page' : undefined}
          >
            {step}
          </Link>
        ),
      )}
      <StepLink href={stepTo(current + 1)} rel="next" label={labels.next} icon="chevron-right" />
    </nav>
  );
}

interface StepLinkProps {
  readonly href: string | null;
  readonly rel: 'prev' | 'next';
  readonly label: string;
  readonly icon: IconName;
}

function StepLink({ href, rel, label, icon }: StepLinkProps) {
  if (href === null) {
    return (
      <span className={styles.isOff} aria-hidden="true">
        <Icon name={icon} size={20} />
      </span>
    );
  }
  return (
    <Link href={href} rel={rel} aria-label={label}>
      <Icon name={icon} size={20} />
    </Link>
  );
}

export type PageNumber = number | 'gap';

/** First, last and the neighbours of the current page; a gap of one page is that page. */
export function pageNumbers(current: number, last: number): readonly PageNumber[] {
  const shown = [1, current - 1, current, current + 1, last].filter((page) => page >= 1 && page <= last);
  const pages = [...new Set(shown)].sort((a, b) => a - b);
  return pages.flatMap((page, index): readonly PageNumber[] => {
    const missing = page - (pages[index - 1] ?? page - 1) - 1;
    if (missing === 0) return [page];
    return missing === 1 ? [page - 1, page] : ['gap', page];
  });
}
