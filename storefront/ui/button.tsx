import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Link, type LinkProps } from './link.tsx';

/** `go` is the one primary action of a screen. */
export interface ButtonLook {
  readonly variant?: 'go' | 'solid' | 'line' | 'text' | undefined;
  readonly size?: 'md' | 'lg' | undefined;
  readonly isFull?: boolean | undefined;
}

/** For links that look like buttons: `<Link className={buttonClass({ variant: 'go' })}>`. */
export const buttonClass = ({
  variant = 'solid',
  size = 'md',
  isFull = false,
  className,
}: ButtonLook & { readonly className?: string | undefined } = {}): string | undefined =>
  classNames('btn', `btn-${variant}`, size === 'lg' && 'btn-lg', isFull && 'btn-full', className);

interface ButtonProps extends Omit<ComponentProps<'button'>, 'type'>, ButtonLook {
  readonly type: 'button' | 'submit' | 'reset';
  /** While true the oil rod runs along the lower edge and a second press does nothing. */
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

/** Goes somewhere, looks like a button. */
export function LinkButton({ variant, size, isFull, className, ...link }: LinkProps & ButtonLook) {
  return <Link {...link} className={buttonClass({ variant, size, isFull, className })} />;
}
