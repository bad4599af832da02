import styles from './icon.module.css';
import type { IconName } from './icon-names.ts';
import spriteUrl from './icons.svg?url&no-inline';

interface IconProps {
  readonly name: IconName;
  /** Pixels. */
  readonly size?: number;
}

/** Decorative: the words beside it or the label of its button say what it means. */
export function Icon({ name, size = 24 }: IconProps) {
  return (
    <svg className={styles.icon} width={size} height={size} aria-hidden="true">
      <use href={`${spriteUrl}#${name}`} />
    </svg>
  );
}
