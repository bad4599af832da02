import styles from './chip.module.css';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import { Link, type LinkProps } from './link.tsx';

/** For links and labels that look like chips. */
export const chipClass = ({
  isOn = false,
  className,
}: {
  readonly isOn?: boolean;
  readonly className?: string | undefined;
} = {}) => classNames(styles.chip, isOn && styles.isOn, className);

/** An active filter that goes away when it is followed. The label names what is removed. */
export function RemovableChip({ label, children, ...link }: LinkProps & { readonly label: string }) {
  return (
    <Link {...link} className={classNames(styles.chip, styles.isRemovable)} aria-label={label}>
      {children} <Icon name="x" size={16} />
    </Link>
  );
}
