import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-names.ts';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'type' | 'aria-label' | 'children'> {
  readonly type: 'button' | 'submit';
  readonly icon: IconName;
  /** What it does, for everyone who cannot see the icon. */
  readonly label: string;
  /** `solid` is the dark square on cards, `line` its quiet sister, `bare` stands in bars and panel heads. */
  readonly variant?: 'solid' | 'line' | 'bare';
  readonly iconSize?: number;
}

const LOOKS = { solid: 'ibtn', line: 'ibtn is-line', bare: 'hd-btn' } as const;

export function IconButton({ icon, label, variant = 'solid', iconSize = 22, className, ...button }: IconButtonProps) {
  return (
    <button {...button} className={classNames(LOOKS[variant], className)} aria-label={label}>
      <Icon name={icon} size={iconSize} />
    </button>
  );
}
