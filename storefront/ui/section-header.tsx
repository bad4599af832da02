import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import { Link } from './link.tsx';
import styles from './section-header.module.css';

interface SectionHeaderProps {
  /** Of the heading, for `aria-labelledby` of the section. */
  readonly id: string;
  readonly title: ReactNode;
  /** Where the rest of it is. */
  readonly more?: { readonly href: string; readonly label: string };
}

export function SectionHeader({ id, title, more }: SectionHeaderProps) {
  return (
    <div className={styles.header}>
      <h2 id={id}>{title}</h2>
      {more ? (
        <Link className={styles.more} href={more.href}>
          {more.label} <Icon name="arrow-right" size={20} />
        </Link>
      ) : null}
    </div>
  );
}
