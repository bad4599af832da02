import type { CountryNames } from '#contract/geography/countries.ts';
import { orderSummaryPath } from '#contract/paths.ts';
import { SITE } from '#contract/site.ts';
import { Totals } from '../../cart/totals.tsx';
import { addressLines } from '../../i18n/address-lines.ts';
import { useText } from '../../i18n/bilingual.ts';
import { useDate } from '../../i18n/dates.ts';
import { formatMoney } from '../../i18n/format.ts';
import { useLocalPath } from '../../i18n/local-link.tsx';
import { ORDER } from '../../i18n/messages/order.ts';
import { ORDER_ACTIONS } from '../../i18n/messages/order-actions.ts';
import type { Order } from '../../model/order/order.ts';
import type { Invoice } from '../../model/order/order-record.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './order-invoice.module.css';

interface OrderInvoiceProps {
  readonly order: Order;
  readonly invoice: Invoice;
  readonly countries: CountryNames;
  readonly urlKey: string | null;
}

/** The bill on one sheet of paper: seller, buyer, lines, sums and the tax in them. */
export function OrderInvoice({ order, invoice, countries, urlKey }: OrderInvoiceProps) {
  const text = useText(ORDER_ACTIONS);
  const { print } = useText(ORDER);
  const local = useLocalPath();
  return (
    <div className={classNames('container section', styles.invoice)}>
      <h1>
        {text.invoice} {invoice.number}
      </h1>
      <div className={classNames('screenOnly', styles.buttons)}>
        <Button type="button" variant="solid" className="scriptOnly" onClick={() => window.print()}>
          <Icon name="printer" size={20} /> {print}
        </Button>
        <LinkButton variant="line" href={local(orderSummaryPath(order.id, urlKey ?? undefined))}>
          {text.toTheOrder}
        </LinkButton>
      </div>
      {order.status === 'cancelled' ? <p className={styles.cancelled}>{text.invoiceCancelled}</p> : null}
      <InvoiceHead order={order} invoice={invoice} countries={countries} />
      <InvoiceLines order={order} />
      <div className={styles.sums}>
        <Totals bill={order.bill} delivery={order.shippingMethod ? { method: order.shippingMethod } : null} />
        {invoice.tax ? <InvoiceTax tax={invoice.tax} /> : null}
      </div>
    </div>
  );
}

function InvoiceHead({ order, invoice, countries }: Omit<OrderInvoiceProps, 'urlKey'>) {
  const text = useText(ORDER_ACTIONS);
  const texts = useText(ORDER);
  const dateOf = useDate();
  const { buyer, seller } = invoice;
  const sellerLines = [seller.name, ...seller.address, SITE.email];
  const taxNumber = seller.taxNumber ? `${text.taxNumber}: ${seller.taxNumber}` : null;
  const facts = [
    [text.invoiceNumber, invoice.number],
    [texts.date, dateOf(invoice.date)],
    [texts.number, order.number],
    [texts.payment, order.payment.title || texts.nothingToPay],
  ] as const;
  return (
    <div className={styles.head}>
      <Party title={text.invoiceOf} lines={[...sellerLines, taxNumber]} />
      <Party title={text.invoiceTo} lines={[...addressLines(buyer, countries), buyer.email]} />
      <dl>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function Party({ title, lines }: { readonly title: string; readonly lines: readonly (string | null)[] }) {
  return (
    <section>
      <h2 className="smallHeading">{title}</h2>
      <address>
        {lines.filter(Boolean).map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
    </section>
  );
}

function InvoiceLines({ order }: { readonly order: Order }) {
  const text = useText(ORDER_ACTIONS);
  return (
    <table className={styles.lines}>
      <thead>
        <tr>
          <th scope="col">{text.item}</th>
          <th scope="col">{text.quantity}</th>
          <th scope="col">{text.unitPrice}</th>
          <th scope="col">{text.amount}</th>
        </tr>
      </thead>
      <tbody>
        {order.lines.map(({ id, name, options, quantity, subtotal }) => (
          <tr key={id}>
            <th scope="row">
              {name}
              {options ? <small>{options}</small> : null}
            </th>
            <td>{quantity}</td>
            <td>{formatMoney(Math.round(subtotal / Math.max(1, quantity)))}</td>
            <td>{formatMoney(subtotal)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function InvoiceTax({ tax }: { readonly tax: NonNullable<Invoice['tax']> }) {
  const text = useText(ORDER_ACTIONS);
  const { net, otherBase } = tax;
  const rows: readonly (readonly [label: string, amount: number])[] =
    otherBase === null
      ? [
          [text.net, net],
          [text.tax, tax.tax],
        ]
      : [
          [text.net, net],
          [text.otherBase, otherBase],
          [text.taxOfOtherBase, tax.tax],
        ];
  return (
    <dl className={styles.tax}>
      {rows.map(([label, amount]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{formatMoney(amount)}</dd>
        </div>
      ))}
    </dl>
  );
}
