import type { CountryNames } from '#contract/geography/countries.ts';
import { PATHS } from '#contract/paths.ts';
import type { Refusal } from '#contract/refusals.ts';
import { SITE, whatsappChat } from '#contract/site.ts';
import { addressLines } from '../../i18n/address-lines.ts';
import { useLanguage, useText } from '../../i18n/bilingual.ts';
import { formatDate, formatMoney } from '../../i18n/format.ts';
import { useLocalPath } from '../../i18n/local-link.tsx';
import { ORDER } from '../../i18n/messages/order.ts';
import type { Address, Order, OrderStatus } from '../../model/order.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { OrderContents } from './order-contents.tsx';
import { OrderFiles } from './order-files.tsx';
import { OrderJourney } from './order-journey.tsx';
import { PayAgain } from './pay-again.tsx';
import { PaymentInstructions } from './payment-instructions.tsx';

interface OrderReceivedProps {
  readonly order: Order;
  readonly countries: CountryNames;
}

interface PageProps extends OrderReceivedProps {
  /** Why another try to pay came to nothing. */
  readonly refusal: Refusal | null;
}

export function OrderReceived({ order, countries, refusal }: PageProps) {
  const text = useText(ORDER);
  const isAwaited = order.paymentInstructions !== null;
  const nextStep = order.paymentMethod === 'cod' ? text.nextCash : text.nextTransfer;
  return (
    <div className="wrap or">
      <div className="or-h">
        <h1>
          {text.thanks(order.billing.firstName)}
          <br />
          {order.status === 'failed' ? text.notPaid : text.received}
        </h1>
        <p className="lead">
          {text.confirmation} <b>{order.email}</b>. {isAwaited ? nextStep : null}
        </p>
      </div>
      <PayAgain order={order} refusal={refusal} />
      <OrderFacts order={order} />
      <div className="or-split">
        <div className="or-main">
          {order.shipping ? <OrderJourney order={order} /> : null}
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
  const localise = useLocalPath();
  return (
    <aside className="or-side">
      {order.paymentInstructions ? <PaymentInstructions instructions={order.paymentInstructions} /> : null}
      {order.shipping ? <PostalAddress label={text.deliverTo} address={order.shipping} countries={countries} /> : null}
      <PostalAddress label={text.billTo} address={order.billing} countries={countries} />
      {order.customerNote ? (
        <section className="or-addr">
          <h2 className="f-l">{text.note}</h2>
          <p>{order.customerNote}</p>
        </section>
      ) : null}
      <div className="or-ways">
        <LinkButton variant="solid" href={localise(PATHS.products)}>
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
export function PostalAddress({ label, address, countries }: PostalAddressProps) {
  const lines = [...addressLines(address, countries), address.phone];
  return (
    <section className="or-addr">
      <h2 className="f-l">{label}</h2>
      <address>
        {lines.filter(Boolean).map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
    </section>
  );
}

const TONES: Readonly<Record<OrderStatus, 'is-ok' | 'is-warn' | 'is-bad'>> = {
  pending: 'is-warn',
  'on-hold': 'is-warn',
  processing: 'is-ok',
  completed: 'is-ok',
  cancelled: 'is-bad',
  refunded: 'is-bad',
  failed: 'is-bad',
};

export function OrderFacts({ order }: { readonly order: Order }) {
  const text = useText(ORDER);
  const language = useLanguage();
  return (
    <dl className="or-meta">
      <div>
        <dt>{text.number}</dt>
        <dd className="num">{order.number}</dd>
      </div>
      <div>
        <dt>{text.date}</dt>
        <dd>{formatDate(order.date, language)}</dd>
      </div>
      <div>
        <dt>{text.payment}</dt>
        <dd>{order.paymentMethodTitle || (order.bill.total === 0 ? text.nothingToPay : '–')}</dd>
      </div>
      <div>
        <dt>{text.status}</dt>
        <dd>
          <span className={`badge ${TONES[order.status]}`}>{text.statuses[order.status]}</span>
        </dd>
      </div>
      <div>
        <dt>{text.total}</dt>
        <dd className="num">{formatMoney(order.bill.total)}</dd>
      </div>
    </dl>
  );
}
