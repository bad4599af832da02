import type { ReactNode } from 'react';
import { TAKES_FOCUS } from '../../ui/focus/takes-focus.ts';
import styles from './account-sections.module.css';

/** The parts of a tab below each other. */
export const AccountSections = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.sections}>{children}</div>
);

interface AccountSectionProps {
  readonly title: string;
  /** It is opened by a link that is gone then. */
  readonly takesFocus?: boolean;
  readonly children: ReactNode;
}

export const AccountSection = ({ title, takesFocus = false, children }: AccountSectionProps) => (
  <section className={styles.section}>
    <h2 className="h3" {...(takesFocus && TAKES_FOCUS)}>
      {title}
    </h2>
    {children}
  </section>
);
