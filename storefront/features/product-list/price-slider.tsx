import type { CSSProperties, SyntheticEvent } from 'react';
import { formatMoney } from '../../i18n/format.ts';
import { parsePrice } from '../../model/catalogue-url.ts';
import type { Cents } from '../../model/money.ts';
import { minorUnits } from '../../model/money.ts';

interface PriceSliderProps {
  readonly ends: { readonly low: Cents; readonly high: Cents };
  /** As typed in the fields; empty or unreadable stands for the end. */
  readonly low: string;
  readonly high: string;
  readonly labels: { readonly low: string; readonly high: string };
  readonly onLow: (cents: Cents) => void;
  readonly onHigh: (cents: Cents) => void;
}

const within = (cents: Cents, { low, high }: PriceSliderProps['ends']) => Math.min(high, Math.max(low, cents));

const submit = (event: SyntheticEvent<HTMLInputElement>) => event.currentTarget.form?.requestSubmit();

/** Two native sliders on one rod; they carry no name, so that only the fields are sent. */
export function PriceSlider({ ends, low, high, labels, onLow, onHigh }: PriceSliderProps) {
  const from = within(parsePrice(low) ?? ends.low, ends);
  const to = within(parsePrice(high) ?? ends.high, ends);
  const share = (cents: Cents) => `${((cents - ends.low) / (ends.high - ends.low)) * 100}%`;
  const level: CSSProperties & Record<'--from' | '--to', string> = { '--from': share(from), '--to': share(to) };
  const handle = {
    min: ends.low,
    max: ends.high,
    step: minorUnits(),
    onPointerUp: submit,
    onKeyUp: submit,
  };
  return (
    <div className="range-rod" style={level}>
      <input
        type="range"
        {...handle}
        aria-label={labels.low}
        aria-valuetext={formatMoney(from)}
        value={from}
        onChange={(event) => onLow(Math.min(Number(event.currentTarget.value), to))}
      />
      <input
        type="range"
        {...handle}
        aria-label={labels.high}
        aria-valuetext={formatMoney(to)}
        value={to}
        onChange={(event) => onHigh(Math.max(Number(event.currentTarget.value), from))}
      />
    </div>
  );
}
