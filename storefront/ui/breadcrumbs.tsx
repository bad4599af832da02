import styles from './breadcrumbs.module.css';
import { classNames } from './class-names.ts';
import { Link } from './link.tsx';

export interface Crumb {
  readonly label: string;
  /** Unset for the page itself. */
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
        {items.map((item, index) => (
          <li key={item.label} className={classNames(isLong && index === items.length - 1 && styles.isDroppedOnPhone)}>
            {item.href === undefined ? (
              <span aria-current="page">{item.label}</span>
            ) : (
              <Link href={item.href}>{item.label}</Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
