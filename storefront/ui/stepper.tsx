import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { classNames } from './class-names.ts';
import { STEP_ATTRIBUTE } from './hydration/step-early.ts';
import { useHydrated } from './hydration/use-hydrated.ts';
import { Icon } from './icon.tsx';
import styles from './stepper.module.css';

const SIZES = { sm: styles.isSmall, lg: styles.isLarge } as const;

interface StepperProps {
  readonly name: string;
  /** Names the number field: "Quantity: Engine Flush". */
  readonly label: string;
  readonly lessLabel: string;
  readonly moreLabel: string;
  readonly value: number;
  readonly max: number;
  readonly size: keyof typeof SIZES;
  readonly onChange: (value: number) => void;
  /** More was typed than there may be. The largest number was reported instead. */
  readonly onExceed?: () => void;
}

/**
 * A number with minus and plus. Typed text stays until the field is left or submitted; only whole numbers within bounds are
 * reported. What was typed or pressed before hydration is reported by it.
 */
export function Stepper({ value, max, size, ...props }: StepperProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const early = useEarlyStep();
  const field = useRef<HTMLInputElement>(null);
  const report = (next: number) => props.onChange(Math.min(max, Math.max(1, next)));
  // At its end a button still keeps the focus, which one that is disabled would lose.
  const step = (by: number, isAtEnd: boolean) => ({
    ...early(by),
    'aria-disabled': isAtEnd || undefined,
    onClick: () => {
      if (isAtEnd) return;
      setTyped(null);
      report(value + by);
    },
  });
  const type = (text: string) => {
    const isWhole = /^\d+$/.test(text);
    const isTooMuch = isWhole && Number(text) > max;
    setTyped(isTooMuch ? null : text);
    if (isWhole) report(Number(text));
    if (isTooMuch) props.onExceed?.();
  };
  const takeOver = useEffectEvent(() => {
    if (!field.current || field.current.value === String(value)) return;
    type(field.current.value);
    if (document.activeElement !== field.current) setTyped(null);
  });
  useEffect(() => takeOver(), []);
  return (
    <span className={classNames(styles.stepper, SIZES[size])}>
      <button type="button" {...step(-1, value <= 1)} aria-label={props.lessLabel}>
        <Icon name="minus" size={20} />
      </button>
      <input
        ref={field}
        name={props.name}
        type="number"
        inputMode="numeric"
        enterKeyHint="go"
        aria-label={props.label}
        min={1}
        max={max}
        value={typed ?? value}
        onChange={(event) => type(event.currentTarget.value)}
        onBlur={() => setTyped(null)}
        onKeyDown={({ key }) => key === 'Enter' && setTyped(null)}
      />
      <button type="button" {...step(1, value >= max)} aria-label={props.moreLabel}>
        <Icon name="plus" size={20} />
      </button>
    </span>
  );
}

function useEarlyStep(): (by: number) => object {
  const isHydrated = useHydrated();
  return (by) => (isHydrated ? {} : { [STEP_ATTRIBUTE]: by });
}
