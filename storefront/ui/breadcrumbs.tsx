import styles from './breadcrumbs.module.css';
import { classNames } from './class-names.ts';
import { Link } from './link.tsx';

export interface Crumb {
  readonly label: string;
  /** Unset for the page itself, and for a step that has no page. */
  readonly href?: string;
}

interface BreadcrumbsProps {
  readonly label: string;
  readonly items: readonly Crumb[];
}

/** The way here. On a phone a long way drops its last step, which the heading repeats. */
export function Breadcrumbs({ label, items }: BreadcrumbsProps) {
  const isLong = items.length > 2;
  return (
    <nav className={styles.breadcrumbs} aria-label={label}>
      <ol>
        {items.map((item, index) => {
          const isLast = index === items.length - 1;
          return (
            <li key={item.label} className={classNames(isLong && isLast && styles.isDroppedOnPhone)}>
              {item.href === undefined ? (
                <span aria-current={isLast ? 'page' : undefined}>{item.label}</span>
              ) : (
                <Link href={item.href}>{item.label}</Link>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
