import { classNames } from './class-names.ts';

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
