import type { ComponentProps, ReactNode } from 'react';
import styles from './button.module.css';
import { classNames } from './class-names.ts';
import { Link, type LinkProps } from './link.tsx';

/** `go` is the one primary action of a screen. */
export interface ButtonLook {
  readonly variant?: keyof typeof VARIANTS | undefined;
  readonly size?: 'md' | 'lg' | undefined;
  readonly isFull?: boolean | undefined;
}

const VARIANTS = { go: styles.go, solid: styles.solid, line: styles.line, text: styles.text } as const;

/** For what opens or closes a panel and looks like a button. */
export const buttonClass = ({
  variant = 'solid',
  size = 'md',
  isFull = false,
  className,
}: ButtonLook & { readonly className?: string | undefined } = {}): string | undefined =>
  classNames(styles.button, VARIANTS[variant], size === 'lg' && styles.isLarge, isFull && styles.isFull, className);

interface ButtonProps extends Omit<ComponentProps<'button'>, 'type'>, ButtonLook {
  readonly type: 'button' | 'submit' | 'reset';
  /** While true a bar runs along the lower edge and a second press does nothing. */
  readonly isBusy?: boolean;
  /** Said instead of the children while busy: "Adding…". */
  readonly busyLabel?: ReactNode;
}

export function Button({ variant, size, isFull, isBusy = false, busyLabel, children, ...button }: ButtonProps) {
  const { className, onClick, ...rest } = button;
  return (
    <button
      {...rest}
      className={buttonClass({ variant, size, isFull, className })}
      aria-busy={isBusy || undefined}
      onClick={isBusy ? (event) => event.preventDefault() : onClick}
    >
      {isBusy && busyLabel ? busyLabel : children}
    </button>
  );
}

/** Leads somewhere in the shop, looks like a button. */
export function LinkButton({ variant, size, isFull, className, ...link }: LinkProps & ButtonLook) {
  return <Link {...link} data-button="" className={buttonClass({ variant, size, isFull, className })} />;
}

/** Leads elsewhere: to a place on the page, a file, another site. */
export function AnchorButton({ variant, size, isFull, className, ...anchor }: ComponentProps<'a'> & ButtonLook) {
  return <a {...anchor} data-button="" className={buttonClass({ variant, size, isFull, className })} />;
}
