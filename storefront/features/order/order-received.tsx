import type { CountryNames } from '#contract/geography/countries.ts';
import { PATHS } from '#contract/paths.ts';
import type { Refusal } from '#contract/refusals.ts';
import { SITE, whatsappChat } from '#contract/site.ts';
import { useLanguage, useText } from '../../i18n/bilingual.ts';
import { addressLines, formatDate, formatMoney } from '../../i18n/format.ts';
import { useLocalPath } from '../../i18n/local-link.tsx';
import { ORDER } from '../../i18n/messages/order.ts';
import type { Address, Order, OrderStatus } from '../../model/order.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { OrderContents } from './order-contents.tsx';
import { OrderFiles } from './order-files.tsx';
import styles from './order-received.module.css';
import { OrderStages } from './order-stages.tsx';
import { PayAgain } from './pay-again.tsx';
import { PaymentInstructions } from './payment-instructions.tsx';

interface OrderReceivedProps {
  readonly order: Order;
  readonly countries: CountryNames;
}

interface PageProps extends OrderReceivedProps {
  /** Why another attempt to pay failed. */
  readonly refusal: Refusal | null;
}

export function OrderReceived({ order, countries, refusal }: PageProps) {
  const text = useText(ORDER);
  return (
    <div className={classNames('container', styles.page)}>
      <div className={styles.heading}>
        <h1>
          {text.thanks(order.billing.firstName)}
          <br />
          {order.status === 'failed' ? text.notPaid : text.received}
        </h1>
        <p className="lead">
          {text.confirmation} <b>{order.email}</b>. {order.payment.nextStep}
        </p>
      </div>
      <PayAgain order={order} refusal={refusal} />
      <OrderFacts order={order} />
      <div className={styles.columns}>
        <div className={styles.main}>
          {order.shipping ? <OrderStages order={order} /> : null}
          <OrderFiles files={order.files} />
          <OrderContents order={order} />
        </div>
        <OrderAside order={order} countries={countries} />
      </div>
    </div>
  );
}

function OrderAside({ order, countries }: OrderReceivedProps) {
  const text = useText(ORDER);
  const localize = useLocalPath();
  return (
    <aside className={styles.aside}>
      {order.payment.instructions ? <PaymentInstructions instructions={order.payment.instructions} /> : null}
      {order.shipping ? <PostalAddress label={text.deliverTo} address={order.shipping} countries={countries} /> : null}
      <PostalAddress label={text.billTo} address={order.billing} countries={countries} />
      {order.customerNote ? (
        <section className={styles.address}>
          <h2 className="smallHeading">{text.note}</h2>
          <p>{order.customerNote}</p>
        </section>
      ) : null}
      <div className={classNames('screenOnly', styles.actions)}>
        <LinkButton variant="solid" href={localize(PATHS.products)}>
          {text.goOn}
        </LinkButton>
        <Button type="button" variant="line" onClick={() => window.print()}>
          <Icon name="printer" size={20} /> {text.print}
        </Button>
        <LinkButton variant="text" href={whatsappChat(SITE.whatsapp, text.whatsappText(order.number))}>
          <Icon name="brand-whatsapp" size={20} /> {text.whatsapp}
        </LinkButton>
      </div>
    </aside>
  );
}

interface PostalAddressProps {
  readonly label: string;
  readonly address: Address;
  readonly countries: CountryNames;
}

/** Where the parcel or the bill goes, and the number to call. */
function PostalAddress({ label, address, countries }: PostalAddressProps) {
  const lines = [...addressLines(address, countries), address.phone];
  return (
    <section className={styles.address}>
      <h2 className="smallHeading">{label}</h2>
      <address>
        {lines.filter(Boolean).map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
    </section>
  );
}

const TONES: Readonly<Record<OrderStatus, 'ok' | 'warn' | 'bad'>> = {
  pending: 'warn',
  'on-hold': 'warn',
  processing: 'ok',
  completed: 'ok',
  cancelled: 'bad',
  refunded: 'bad',
  failed: 'bad',
};

function OrderFacts({ order }: { readonly order: Order }) {
  const text = useText(ORDER);
  const language = useLanguage();
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{text.number}</dt>
        <dd className="tabular">{order.number}</dd>
      </div>
      <div>
        <dt>{text.date}</dt>
        <dd>{formatDate(order.date, language)}</dd>
      </div>
      <div>
        <dt>{text.payment}</dt>
        <dd>{order.payment.title || (order.bill.total === 0 ? text.nothingToPay : '–')}</dd>
      </div>
      <div>
        <dt>{text.status}</dt>
        <dd>
          <Badge tone={TONES[order.status]}>{text.statuses[order.status]}</Badge>
        </dd>
      </div>
      <div>
        <dt>{text.total}</dt>
        <dd className="tabular">{formatMoney(order.bill.total)}</dd>
      </div>
    </dl>
  );
}
