import { Icon } from './icon.tsx';
import { Link, type LinkProps } from './link.tsx';

/** An active filter that goes away when it is followed. The label names what is removed. */
export function RemovableChip({ label, children, ...link }: LinkProps & { readonly label: string }) {
  return (
    <Link {...link} className="chip is-x" aria-label={label}>
      {children} <Icon name="x" size={16} />
    </Link>
  );
}
