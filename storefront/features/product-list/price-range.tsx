import { type CSSProperties, memo, type RefObject, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { SITE } from '#contract/site.ts';
import { useText } from '../../i18n/bilingual.ts';
import { formatMoney, formatNumber } from '../../i18n/format.ts';
import { PRODUCTS } from '../../i18n/messages/products.ts';
import { type CatalogQuery, PARAMETERS, parsePrice } from '../../model/catalog/catalog-query.ts';
import type { Facets } from '../../model/catalog/facets.ts';
import { type PriceScale, priceScale } from '../../model/catalog/price-scale.ts';
import { type Cents, currencySymbol, minorUnits } from '../../model/money.ts';
import { classNames } from '../../ui/class-names.ts';
import { Input } from '../../ui/field.tsx';
import { nextPageKey } from '../../ui/page-change/next-page-key.ts';
import { FilterGroup } from './facets.tsx';
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
    <FilterGroup legend={text.price}>
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

/** In digits; two separators are as wide as one. */
const widthOf = (amount: string) => amount.length - amount.replaceAll(/\d/g, '').length / 2;

/** Not for what is being typed: the field would move away from under it. */
function roomFor(...amounts: readonly (Cents | null | undefined)[]): CSSProperties & Record<'--digits', string> {
  return { '--digits': String(Math.max(...amounts.map((cents) => widthOf(fieldText(cents ?? null))))) };
}

const PRICE_TYPING = { inputMode: 'decimal', enterKeyHint: 'go', autoComplete: 'off' } as const;

function PriceFields({ min, max, scale, labels }: PriceFieldsProps) {
  const range = useRef<HTMLDivElement>(null);
  const isUnsent = useUnsent(range);
  const { key } = useLocation();
  const [low, setLow] = useState(fieldText(min));
  const [high, setHigh] = useState(fieldText(max));
  // biome-ignore lint/correctness/useExhaustiveDependencies: each list has a scale of its own, also one of the same prices, after Back
  useEffect(() => {
    // What was sent since is newer than the list that has come.
    if (isUnsent.current || newestPageKey() !== key) return;
    setLow(fieldText(min));
    setHigh(fieldText(max));
  }, [min, max, scale, key, isUnsent]);
  const enter = (set: (text: string) => void) => (text: string) => {
    isUnsent.current = true;
    set(text);
  };
  const onLow = enter(setLow);
  const onHigh = enter(setHigh);
  const onEnd = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) =>
    isUnsent.current && currentTarget.form?.requestSubmit();
  const fields = [
    { name: PARAMETERS.minPrice, label: labels.low, value: low, set: onLow, end: scale?.low },
    { name: PARAMETERS.maxPrice, label: labels.high, value: high, set: onHigh, end: scale?.high },
  ];
  return (
    <div ref={range} className={styles.range}>
      {scale && scale.low < scale.high ? (
        <PriceSlider
          scale={scale}
          low={low}
          high={high}
          labels={labels}
          onLow={(cents) => onLow(cents <= scale.low ? '' : formatNumber(cents))}
          onHigh={(cents) => onHigh(cents >= scale.high ? '' : formatNumber(cents))}
          onEnd={onEnd}
        />
      ) : null}
      <div className={styles.fields} style={roomFor(min, max, scale?.low, scale?.high)}>
        {fields.map(({ name, label, value, set, end }) => (
          <span key={name} className={styles.field}>
            <Currency />
            <Input
              {...PRICE_TYPING}
              name={name}
              aria-label={label}
              placeholder={fieldText(end ?? null)}
              value={value}
              onChange={(event) => set(event.currentTarget.value)}
              onBlur={onEnd}
            />
          </span>
        ))}
      </div>
    </div>
  );
}

function Currency() {
  const symbol = currencySymbol();
  return (
    <span className={classNames(styles.currency, symbol.length > 1 && styles.isWord)} aria-hidden="true">
      {symbol}
    </span>
  );
}

/** Key of the page that was asked for last. React shows it once its data has come and it has been rendered. */
const newestPageKey = (): string => nextPageKey() ?? globalThis.__reactRouterDataRouter.state.location.key;

/** Whether something was typed or dragged that no list was asked for yet: a list that comes meanwhile leaves it as it is. */
function useUnsent(range: RefObject<HTMLElement | null>) {
  const isUnsent = useRef(false);
  useEffect(() => {
    const form = range.current?.closest('form');
    const onSubmit = () => {
      isUnsent.current = false;
    };
    form?.addEventListener('submit', onSubmit);
    return () => form?.removeEventListener('submit', onSubmit);
  }, [range]);
  return isUnsent;
}

interface PriceSliderProps {
  readonly scale: PriceScale;
  /** As typed in the fields; empty or unreadable stands for the end. */
  readonly low: string;
  readonly high: string;
  readonly labels: { readonly low: string; readonly high: string };
  readonly onLow: (cents: Cents) => void;
  readonly onHigh: (cents: Cents) => void;
  /** A handle has been let go. */
  readonly onEnd: (event: SyntheticEvent<HTMLInputElement>) => void;
}

const within = (cents: Cents, { low, high }: PriceScale) => Math.min(high, Math.max(low, cents));

/** Two native sliders on one track; they carry no name, so that only the fields are sent. */
function PriceSlider({ scale, low, high, labels, onLow, onHigh, onEnd }: PriceSliderProps) {
  const from = within(parsePrice(low) ?? scale.low, scale);
  const to = within(parsePrice(high) ?? scale.high, scale);
  const share = (cents: Cents) => String((cents - scale.low) / (scale.high - scale.low));
  const level: CSSProperties & Record<'--from' | '--to', string> = { '--from': share(from), '--to': share(to) };
  const handle = {
    min: scale.low,
    max: scale.high,
    step: scale.step,
    onPointerUp: onEnd,
    onKeyUp: onEnd,
    onBlur: onEnd,
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
