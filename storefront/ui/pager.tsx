import { Icon } from './icon.tsx';
import type { IconName } from './icon-names.ts';
import { Link } from './link.tsx';
import { pageRow } from './page-row.ts';

interface PagerProps {
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
export function Pager({ current, last, hrefOf, labels }: PagerProps) {
  if (last <= 1) return null;
  const stepTo = (page: number) => (page >= 1 && page <= last ? hrefOf(page) : null);
  return (
    <nav className="pager" aria-label={labels.pages}>
      <Step href={stepTo(current - 1)} rel="prev" label={labels.previous} icon="chevron-left" />
      {pageRow(current, last).map((step, index, row) =>
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
      <Step href={stepTo(current + 1)} rel="next" label={labels.next} icon="chevron-right" />
    </nav>
  );
}

interface StepProps {
  readonly href: string | null;
  readonly rel: 'prev' | 'next';
  readonly label: string;
  readonly icon: IconName;
}

function Step({ href, rel, label, icon }: StepProps) {
  if (href === null) {
    return (
      <span className="off" aria-hidden="true">
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
