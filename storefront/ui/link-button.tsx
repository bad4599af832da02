import { type ButtonLook, buttonClass } from './button-look.ts';
import { Link, type LinkProps } from './link.tsx';

/** Goes somewhere, looks like a button. */
export function LinkButton({ variant, size, isFull, className, ...link }: LinkProps & ButtonLook) {
  return <Link {...link} className={buttonClass({ variant, size, isFull, className })} />;
}
