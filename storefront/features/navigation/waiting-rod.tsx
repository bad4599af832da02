import { useNavigation } from 'react-router';
import { classNames } from '../../ui/class-names.ts';

/** Oil runs along the header's edge while the next page is long in coming. */
export function WaitingRod() {
  const isWaiting = useNavigation().state !== 'idle';
  return <span className={classNames('hd-rod', isWaiting && 'is-on')} aria-hidden="true" />;
}
