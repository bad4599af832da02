import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

interface EmptyStateProps {
  readonly title: ReactNode;
  readonly children?: ReactNode;
  /** The way out: one button or link. */
  readonly action?: ReactNode;
  readonly headingLevel?: 1 | 2 | 3;
}

/** For an empty list: a picture of an empty dipstick, one sentence and one way out. */
export function EmptyState({ title, children, action, headingLevel = 3 }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles.emptyState}>
      <DrainedOil />
      <Heading className="h3">{title}</Heading>
      {children ? <p>{children}</p> : null}
      {action ? <div className={styles.action}>{action}</div> : null}
    </div>
  );
}

function DrainedOil() {
  return (
    <svg className={styles.picture} viewBox="0 0 88 120" aria-hidden="true">
      <path d="M6 9h76M44 9v54" fill="none" stroke="currentColor" strokeWidth="14" />
      <path d="M37 66h14v26H37zM37 96h14v11a7 7 0 0 1-14 0z" fill="var(--ground-2)" />
      <path d="M56 66h12M56 94h12" stroke="currentColor" strokeWidth="2.5" />
    </svg>
  );
}
