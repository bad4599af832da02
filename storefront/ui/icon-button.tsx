import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import styles from './icon-button.module.css';
import type { IconName } from './icon-names.ts';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'type' | 'aria-label' | 'children'> {
  readonly type: 'button' | 'submit';
  readonly icon: IconName;
  /** What it does, for everyone who cannot see the icon. */
  readonly label: string;
  /** `solid` is the dark square on cards, `line` the same with a border only, `bare` is for bars and panel headers. */
  readonly variant?: keyof typeof VARIANTS;
  readonly iconSize?: number;
}

const VARIANTS = {
  solid: styles.solid,
  line: classNames(styles.solid, styles.line),
  bare: styles.bare,
} as const;

/** For links and panel buttons that look like icon buttons. */
export const iconButtonClass = (variant: keyof typeof VARIANTS, className?: string): string | undefined =>
  classNames(VARIANTS[variant], className);

export function IconButton({ icon, label, variant = 'solid', iconSize = 22, className, ...button }: IconButtonProps) {
  return (
    <button {...button} className={iconButtonClass(variant, className)} aria-label={label}>
      <Icon name={icon} size={iconSize} />
    </button>
  );
}
