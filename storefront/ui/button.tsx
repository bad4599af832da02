import type { ComponentProps, ReactNode } from 'react';
import { type ButtonLook, buttonClass } from './button-look.ts';

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
