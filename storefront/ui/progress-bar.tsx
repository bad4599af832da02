import { classNames } from './class-names.ts';
import styles from './progress-bar.module.css';

const GOAL_TICK_PERCENT = 88;

/** How much of the bar is filled: the second tick is the goal, the whole bar is more than the goal. */
const fillPercent = (progress: number): number =>
  progress >= 1 ? 100 : Math.round(Math.max(0, progress) * GOAL_TICK_PERCENT * 10) / 10;

interface ProgressBarProps {
  /** 0 to 1; above 1 the bar is full. */
  readonly progress: number;
  readonly label: string;
  /** What the level means in words: "€32.10 of €50.00". */
  readonly valueText?: string;
  readonly isThin?: boolean;
  readonly className?: string | undefined;
}

/** Anything that fills up: free shipping, checkout steps, stock, loading. */
export function ProgressBar({ progress, label, valueText, isThin = false, className }: ProgressBarProps) {
  const percent = Math.round(Math.min(1, Math.max(0, progress)) * 100);
  return (
    <span
      className={classNames(styles.bar, isThin && styles.isThin, className)}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={valueText}
    >
      <span style={{ inlineSize: `${isThin ? percent : fillPercent(progress)}%` }} />
    </span>
  );
}
