import { classNames } from './class-names.ts';
import styles from './odometer.module.css';

interface OdometerProps {
  /** Digits only; one window each. */
  readonly digits: string;
  /** The number as it is read: "3,000". */
  readonly label: string;
  /** Pure data, such as an account number, has no red last wheel. */
  readonly isPlain?: boolean;
  readonly className?: string | undefined;
}

/** A number in the windows of an odometer. The wheels roll into place once. */
export function Odometer({ digits, label, isPlain = false, className }: OdometerProps) {
  return (
    <span className={classNames(styles.odometer, className)} role="img" aria-label={label}>
      {[...digits].map((digit, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a wheel is identified by its position
          key={index}
          className={classNames(styles.wheel, !isPlain && index === digits.length - 1 && styles.isLast)}
        >
          <span className={styles.digit}>{digit}</span>
        </span>
      ))}
    </span>
  );
}
