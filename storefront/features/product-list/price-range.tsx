import { type CSSProperties, memo, useState } from 'react';
import { SITE } from '#contract/site.ts';
import { useText } from '../../i18n/bilingual.ts';
import { formatMoney, formatNumber } from '../../i18n/format.ts';
import { PRODUCTS } from '../../i18n/messages/products.ts';
import { type CatalogQuery, PARAMETERS, parsePrice } from '../../model/catalog-query.ts';
import type { Facets } from '../../model/facets.ts';
import { type Cents, currencySymbol, minorUnits } from '../../model/money.ts';
import { type PriceScale, priceScale } from '../../model/price-scale.ts';
import { classNames } from '../../ui/class-names.ts';
import { Input } from '../../ui/field.tsx';
import { FilterGroup } from './facets.tsx';
import { submitForm } from './list-form.tsx';
import styles from './price-range.module.css';

interface PriceRangeProps {
  readonly min: CatalogQuery['minPrice'];
  readonly max: CatalogQuery['maxPrice'];
  readonly bounds: Facets['prices'];
}

/** Two fields, and a slider with two handles that fills them in. Open ends are empty fields. */
export const PriceRange = memo(function PriceRange({ min, max, bounds }: PriceRangeProps) {
  const text = useText(PRODUCTS);
  const scale = bounds && priceScale(bounds, minorUnits());
  return (
    <FilterGroup key={`${min} ${max}`} legend={text.price}>
      <PriceFields
        min={min}
        max={max}
        scale={scale}
        labels={{ low: text.lowest(SITE.currency), high: text.highest(SITE.currency) }}
      />
    </FilterGroup>
  );
});

interface PriceFieldsProps {
  readonly min: Cents | null;
  readonly max: Cents | null;
  readonly scale: PriceScale | null;
  readonly labels: { readonly low: string; readonly high: string };
}

const fieldText = (cents: Cents | null) => (cents === null ? '' : formatNumber(cents));

const PRICE_TYPING = { inputMode: 'decimal', enterKeyHint: 'go', autoComplete: 'off' } as const;

function PriceFields({ min, max, scale, labels }: PriceFieldsProps) {
  const [low, setLow] = useState(fieldText(min));
  const [high, setHigh] = useState(fieldText(max));
  const symbol = currencySymbol();
  const fields = [
    {
      name: PARAMETERS.minPrice,
      label: labels.low,
      value: low,
      set: setLow,
      end: scale?.low,
      submitted: fieldText(min),
    },
    {
      name: PARAMETERS.maxPrice,
      label: labels.high,
      value: high,
      set: setHigh,
      end: scale?.high,
      submitted: fieldText(max),
    },
  ];
  return (
    <div className={styles.range}>
      {scale && scale.low < scale.high ? (
        <PriceSlider
          scale={scale}
          low={low}
          high={high}
          labels={labels}
          onLow={(cents) => setLow(cents <= scale.low ? '' : formatNumber(cents))}
          onHigh={(cents) => setHigh(cents >= scale.high ? '' : formatNumber(cents))}
        />
      ) : null}
      <div className={styles.fields}>
        {fields.map(({ name, label, value, set, end, submitted }) => (
          <span key={name} className={styles.field}>
            <span className={classNames(styles.currency, symbol.length > 1 && styles.isWord)} aria-hidden="true">
              {symbol}
            </span>
            <Input
              {...PRICE_TYPING}
              name={name}
              aria-label={label}
              placeholder={fieldText(end ?? null)}
              value={value}
              onChange={(event) => set(event.currentTarget.value)}
              onBlur={({ currentTarget }) => currentTarget.value !== submitted && currentTarget.form?.requestSubmit()}
            />
          </span>
        ))}
      </div>
    </div>
  );
}

interface PriceSliderProps {
  readonly scale: PriceScale;
  /** As typed in the fields; empty or unreadable stands for the end. */
  readonly low: string;
  readonly high: string;
  readonly labels: { readonly low: string; readonly high: string };
  readonly onLow: (cents: Cents) => void;
  readonly onHigh: (cents: Cents) => void;
}

const within = (cents: Cents, { low, high }: PriceScale) => Math.min(high, Math.max(low, cents));

/** Two native sliders on one track; they carry no name, so that only the fields are sent. */
function PriceSlider({ scale, low, high, labels, onLow, onHigh }: PriceSliderProps) {
  const from = within(parsePrice(low) ?? scale.low, scale);
  const to = within(parsePrice(high) ?? scale.high, scale);
  const share = (cents: Cents) => String((cents - scale.low) / (scale.high - scale.low));
  const level: CSSProperties & Record<'--from' | '--to', string> = { '--from': share(from), '--to': share(to) };
  const handle = {
    min: scale.low,
    max: scale.high,
    step: scale.step,
    onPointerUp: submitForm,
    onKeyUp: submitForm,
  };
  return (
    <div className={classNames('scriptOnly', styles.slider)} style={level}>
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
