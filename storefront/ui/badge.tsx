import type { ReactNode } from 'react';
import styles from './badge.module.css';
import { classNames } from './class-names.ts';

const TONES = { ok: styles.isOk, warn: styles.isWarn, bad: styles.isBad } as const;

interface BadgeProps {
  readonly tone: keyof typeof TONES;
  readonly children: ReactNode;
}

/** A state in a word or two. */
export const Badge = ({ tone, children }: BadgeProps) => (
  <span className={classNames(styles.badge, TONES[tone])}>{children}</span>
);

interface SaleTagProps {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** How much is off, in the corner of a picture or beside a price. Nothing without words. */
export const SaleTag = ({ className, children }: SaleTagProps) =>
  children ? <span className={classNames(styles.tag, className)}>{children}</span> : null;

/** A number in the corner of an icon button. */
export const CountBadge = ({ children }: { readonly children: number }) => <b className={styles.count}>{children}</b>;
