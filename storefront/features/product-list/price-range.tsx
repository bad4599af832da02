import { type CSSProperties, memo, useState } from 'react';
import { SITE } from '#contract/site.ts';
import { useText } from '../../i18n/bilingual.ts';
import { formatMoney } from '../../i18n/format.ts';
import { PRODUCTS } from '../../i18n/messages/products.ts';
import { type CatalogQuery, PARAMETERS, parsePrice, printPrice } from '../../model/catalog-query.ts';
import type { Facets } from '../../model/facets.ts';
import { type Cents, currencySymbol, minorUnits } from '../../model/money.ts';
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
  const unit = minorUnits();
  const ends = bounds && {
    low: Math.floor(bounds.lowest / unit) * unit,
    high: Math.ceil(bounds.highest / unit) * unit,
  };
  return (
    <FilterGroup key={`${min} ${max}`} legend={text.price}>
      <PriceFields
        min={min}
        max={max}
        ends={ends}
        labels={{ low: text.lowest(SITE.currency), high: text.highest(SITE.currency) }}
      />
    </FilterGroup>
  );
});

interface PriceFieldsProps {
  readonly min: Cents | null;
  readonly max: Cents | null;
  readonly ends: { readonly low: Cents; readonly high: Cents } | null;
  readonly labels: { readonly low: string; readonly high: string };
}

const fieldText = (cents: Cents | null) => (cents === null ? '' : printPrice(cents));

function PriceFields({ min, max, ends, labels }: PriceFieldsProps) {
  const [low, setLow] = useState(fieldText(min));
  const [high, setHigh] = useState(fieldText(max));
  const fields = [
    {
      name: PARAMETERS.minPrice,
      label: labels.low,
      value: low,
      set: setLow,
      end: ends?.low,
      submitted: fieldText(min),
    },
    {
      name: PARAMETERS.maxPrice,
      label: labels.high,
      value: high,
      set: setHigh,
      end: ends?.high,
      submitted: fieldText(max),
    },
  ];
  return (
    <div className={styles.range}>
      {ends && ends.low < ends.high ? (
        <PriceSlider
          ends={ends}
          low={low}
          high={high}
          labels={labels}
          onLow={(cents) => setLow(cents <= ends.low ? '' : printPrice(cents))}
          onHigh={(cents) => setHigh(cents >= ends.high ? '' : printPrice(cents))}
        />
      ) : null}
      <div className={styles.fields}>
        {fields.map(({ name, label, value, set, end, submitted }) => (
          <span key={name} className={styles.field}>
            <span className={styles.currency} aria-hidden="true">
              {currencySymbol()}
            </span>
            <Input
              inputMode="decimal"
              autoComplete="off"
              name={name}
              aria-label={label}
              placeholder={fieldText(end ?? null)}
              value={value}
              onChange={(event) => set(event.currentTarget.value)}
              onBlur={(event) => value !== submitted && event.currentTarget.form?.requestSubmit()}
            />
          </span>
        ))}
      </div>
    </div>
  );
}

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

/** Two native sliders on one track; they carry no name, so that only the fields are sent. */
function PriceSlider({ ends, low, high, labels, onLow, onHigh }: PriceSliderProps) {
  const from = within(parsePrice(low) ?? ends.low, ends);
  const to = within(parsePrice(high) ?? ends.high, ends);
  const share = (cents: Cents) => String((cents - ends.low) / (ends.high - ends.low));
  const level: CSSProperties & Record<'--from' | '--to', string> = { '--from': share(from), '--to': share(to) };
  const handle = {
    min: ends.low,
    max: ends.high,
    step: minorUnits(),
    onPointerUp: submitForm,
    onKeyUp: submitForm,
  };
  return (
    <div className={styles.slider} style={level}>
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
