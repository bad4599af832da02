import { classNames } from './class-names.ts';

interface OdometerProps {
  /** Digits only; one window each. */
  readonly digits: string;
  /** The number as it is read: "3,000". */
  readonly label: string;
  /** Pure data, such as an account number, has no red last wheel. */
  readonly isPlain?: boolean;
  readonly className?: string;
}

/** Numbers we earned or ask to remember. The wheels roll into place once. */
export function Odometer({ digits, label, isPlain = false, className }: OdometerProps) {
  return (
    <span className={classNames('odo', className)} role="img" aria-label={label}>
      {[...digits].map((digit, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a wheel is known by its place
          key={index}
          className={classNames('odo-w', !isPlain && index === digits.length - 1 && 'is-last')}
        >
          <span className="odo-d">{digit}</span>
        </span>
      ))}
    </span>
  );
}
