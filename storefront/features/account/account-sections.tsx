import type { ReactNode } from 'react';
import styles from './account-sections.module.css';

/** The parts of a tab below each other. */
export const AccountSections = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.sections}>{children}</div>
);

export const AccountSection = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section className={styles.section}>
    <h2 className="h3">{title}</h2>
    {children}
  </section>
);
