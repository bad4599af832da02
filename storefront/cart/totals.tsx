import type { ReactNode } from 'react';
import { useText } from '../i18n/bilingual.ts';
import { formatMoney } from '../i18n/format.ts';
import { CODES, costText, TOTALS } from '../i18n/messages/totals.ts';
import { type Bill, type BillCode, billWithoutShipping, hasNoEffect, unnamedDiscount } from '../model/cart/bill.ts';
import type { Cents } from '../model/money.ts';
import { classNames } from '../ui/class-names.ts';
import { useFocusGoesOn } from '../ui/focus/use-focus-goes-on.ts';
import { codeName } from './code-field.tsx';
import styles from './totals.module.css';

/**
 * Null when nothing is delivered. `later` says when its price will be known: until then it is no part of the total.
 */
export type Delivery = { readonly method: string | null } | { readonly later: string } | null;

interface TotalsProps {
  readonly className?: string | undefined;
  readonly bill: Bill;
  readonly delivery: Delivery;
  /** What prices on pages hold, and the country of delivery does not have. */
  readonly taxTakenOff?: Cents;
  /** What the shop has returned since. */
  readonly refunded?: Cents;
  /** The server is computing new amounts: the old ones are marked as pending. */
  readonly isPending?: boolean;
  /** A form that removes a code; missing where codes cannot be removed. */
  readonly removeCode?: ((code: BillCode) => ReactNode) | undefined;
}

/** The totals of a cart, a checkout or an order, line by line. */
export function Totals({
  bill: whole,
  delivery,
  isPending = false,
  removeCode,
  className,
  taxTakenOff = 0,
  refunded = 0,
}: TotalsProps) {
  const text = useText(TOTALS);
  const isLater = delivery !== null && 'later' in delivery;
  const bill = isLater ? billWithoutShipping(whole) : whole;
  const discount = unnamedDiscount(bill);
  const taxNames = bill.taxNames.join(', ');
  // A code goes with its button.
  const list = useFocusGoesOn<HTMLDListElement>(({ container }) => container);
  // Before delivery is known, the tax on it is not known either.
  const isTaxKnown = !isLater || bill.shipping === 0;
  return (
    <dl
      {...(removeCode && { ...list, tabIndex: -1 })}
      className={classNames(styles.totals, className)}
      aria-busy={isPending || undefined}
    >
      <Row label={text.subtotal}>{formatMoney(bill.subtotal)}</Row>
      <CodeRows codes={bill.codes} kind="coupon" shipping={isLater ? 0 : bill.shipping} removeCode={removeCode} />
      {discount > 0 ? (
        <Row label={text.discount} className={styles.saving}>
          {`−${formatMoney(discount)}`}
        </Row>
      ) : null}
      {delivery ? <DeliveryRow delivery={delivery} cost={bill.shipping} /> : null}
      {!bill.pricesIncludeTax && bill.tax > 0 ? <Row label={taxNames || text.tax}>{formatMoney(bill.tax)}</Row> : null}
      <CodeRows codes={bill.codes} kind="gift-card" shipping={0} removeCode={removeCode} />
      <Row
        className={styles.total}
        label={text.total}
        notes={[
          bill.pricesIncludeTax && bill.tax > 0 && isTaxKnown
            ? text.taxIncluded(formatMoney(bill.tax), taxNames)
            : null,
          taxTakenOff > 0 ? text.taxTakenOff(formatMoney(taxTakenOff)) : null,
        ]}
      >
        {formatMoney(bill.total)}
      </Row>
      {refunded > 0 ? <Row label={text.refunded}>−{formatMoney(refunded)}</Row> : null}
    </dl>
  );
}

interface CodeRowsProps extends Pick<BillCode, 'kind'>, Pick<TotalsProps, 'removeCode'> {
  readonly codes: readonly BillCode[];
  /** What delivery costs, as far as it is known. */
  readonly shipping: Cents;
}

function CodeRows({ codes, kind, shipping, removeCode }: CodeRowsProps) {
  const text = useText(CODES);
  const effect = (code: BillCode) => {
    if (code.amount > 0) return `−${formatMoney(code.amount)}`;
    return hasNoEffect(code, shipping) ? text.notHere : text.isOn;
  };
  const name = kind === 'coupon' ? text.coupon : text.giftCard;
  return codes
    .filter((code) => code.kind === kind)
    .map((code) => (
      <Row
        // Two gift cards may show the same characters.
        key={`${code.code} ${code.amount}`}
        className={hasNoEffect(code, shipping) ? undefined : styles.saving}
        label={
          <div className={styles.code}>
            {name(codeName(code))}
            {removeCode?.(code)}
          </div>
        }
      >
        {effect(code)}
      </Row>
    ));
}

interface DeliveryRowProps {
  readonly delivery: NonNullable<Delivery>;
  readonly cost: number;
}

function DeliveryRow({ delivery, cost }: DeliveryRowProps) {
  const text = useText(TOTALS);
  if ('later' in delivery) return <Row label={text.shipping}>{delivery.later}</Row>;
  return <Row label={[text.shipping, delivery.method].filter(Boolean).join(', ')}>{costText(text, cost)}</Row>;
}

interface RowProps {
  readonly label: ReactNode;
  readonly className?: string | undefined;
  /** Each on a line of its own below; null says nothing. */
  readonly notes?: readonly (string | null)[];
  readonly children: ReactNode;
}

const Row = ({ label, className, notes = [], children }: RowProps) => (
  <div className={className}>
    <dt>{label}</dt>
    <dd>{children}</dd>
    {notes.map((note) =>
      note ? (
        <dd key={note} className={styles.note}>
          {note}
        </dd>
      ) : null,
    )}
  </div>
);
