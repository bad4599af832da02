import type { ReactNode } from 'react';
import type { CountryNames } from '#contract/geography/countries.ts';
import { orderActionPath } from '#contract/paths.ts';
import { SITE } from '#contract/site.ts';
import type { FormOutcome, FormResponse } from '../../forms/form-response.ts';
import { useLanguage, useText } from '../../i18n/bilingual.ts';
import { useDate } from '../../i18n/dates.ts';
import { formatMoney } from '../../i18n/format.ts';
import { ORDER } from '../../i18n/messages/order.ts';
import { ORDER_ACTIONS } from '../../i18n/messages/order-actions.ts';
import type { LineBoughtAgain } from '../../model/order/buy-again.ts';
import { isSentByCourier, isToBeHandedOver, type Order } from '../../model/order/order.ts';
import { Badge } from '../../ui/badge.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { Note } from '../../ui/note.tsx';
import { BoughtAgain } from './buy-again.tsx';
import { GuestAccount } from './guest-account.tsx';
import { OrderActions } from './order-actions.tsx';
import { OrderContents } from './order-contents.tsx';
import { OrderFiles } from './order-files.tsx';
import { OrderPeople } from './order-people.tsx';
import { OrderPickup } from './order-pickup.tsx';
import styles from './order-received.module.css';
import { OrderReturns } from './order-returns.tsx';
import { OrderStages } from './order-stages.tsx';
import { OrderTimeline } from './order-timeline.tsx';
import { OrderTracking } from './order-tracking.tsx';
import { PayAgain } from './pay-again.tsx';
import { PaymentInstructions } from './payment-instructions.tsx';
import { STATUS_LOOKS, statusText } from './status-looks.ts';

interface PageProps {
  readonly order: Order;
  readonly countries: CountryNames;
  /** The way here. */
  readonly breadcrumbs?: ReactNode;
  /** The page right after the order, rather than that of an order seen again. */
  readonly isReceipt: boolean;
  /** The key in the page's address. */
  readonly urlKey: string | null;
  readonly formKey: string;
  readonly isGuest: boolean;
  readonly outcome: FormOutcome<FormResponse> | undefined;
  /** Null unless the order was just bought again. */
  readonly boughtAgain: readonly LineBoughtAgain[] | null;
}

export function OrderReceived(page: PageProps) {
  const { order, countries, isReceipt, isGuest, outcome, boughtAgain } = page;
  const { instructions } = order.payment;
  // What is paid on delivery is not to be paid at once.
  const isToBePaidNow = order.isCancellable && order.status !== 'processing';
  return (
    <div className={classNames('container', styles.page)}>
      {page.breadcrumbs}
      <OrderHeading order={order} isReceipt={isReceipt} />
      {boughtAgain ? <BoughtAgain lines={boughtAgain} className={styles.boughtAgain} /> : null}
      <PayAgain order={order} outcome={outcome} />
      {instructions && isToBePaidNow ? <PaymentInstructions order={order} instructions={instructions} /> : null}
      <OrderFacts order={order} />
      <div className={styles.columns}>
        <div className={styles.main}>
          {order.shipping ? <OrderStages order={order} /> : null}
          <HolidayNotice order={order} />
          {order.shipment ? <OrderTracking shipment={order.shipment} report={reportPath(page)} /> : null}
          {order.isPickedUp ? <OrderPickup order={order} /> : null}
          <OrderFiles files={order.files} />
          <OrderContents order={order} />
          <OrderReturns order={order} />
        </div>
        <aside className={styles.aside}>
          {instructions && !isToBePaidNow ? <PaymentInstructions order={order} instructions={instructions} /> : null}
          <OrderPeople order={order} countries={countries} />
          <OrderActions {...page} />
          <OrderTimeline order={order} />
          {isGuest ? <GuestAccount order={order} urlKey={page.urlKey} /> : null}
        </aside>
      </div>
    </div>
  );
}

/** What can be returned can still be reported as missing. */
const reportPath = ({ order: { id, returnable }, urlKey }: PageProps): string | null =>
  returnable.length > 0 ? orderActionPath('orderReturn', id, urlKey ?? undefined) : null;

function OrderHeading({ order, isReceipt }: Pick<PageProps, 'order' | 'isReceipt'>) {
  const text = useText(ORDER);
  const { title, happened } = useText(ORDER_ACTIONS);
  const isOver = order.status === 'cancelled' || order.status === 'refunded';
  if (!isReceipt || isOver) {
    const giftCards = order.record.giftCardReturns.map(
      ({ amount, code }) => `${happened['gift-card-returned'](formatMoney(amount), code)}.`,
    );
    const lead = [leadOf(order, text), ...giftCards].filter(Boolean).join(' ');
    return (
      <div className={styles.heading}>
        <h1>{title(order.number)}</h1>
        {lead ? <p className="lead">{lead}</p> : null}
      </div>
    );
  }
  return (
    <div className={styles.heading}>
      <h1>
        {text.thanks(order.billing.firstName)}
        <br />
        {order.needsPayment ? text.notPaid : text.received}
      </h1>
      {order.needsPayment ? null : (
        <p className="lead">
          {text.confirmation} <b>{order.email}</b>. {order.payment.nextStep}
        </p>
      )}
    </div>
  );
}

/** What is left to do for the buyer, or what has become of the money. */
function leadOf({ status, payment }: Order, text: (typeof ORDER)['en']): string | null {
  if (status === 'cancelled') return text.cancelledHelp;
  return status === 'refunded' ? text.refundedHelp : payment.nextStep;
}

/** Why nothing is sent these days. */
function HolidayNotice({ order }: { readonly order: Order }) {
  const language = useLanguage();
  if (!SITE.holiday || !isToBeHandedOver(order)) return null;
  return <Note tone="info">{SITE.holiday.notice[language]}</Note>;
}

function OrderFacts({ order }: { readonly order: Order }) {
  const text = useText(ORDER);
  const dateOf = useDate();
  const facts = { ...order, isReady: order.record.ready !== null, isSentByCourier: isSentByCourier(order) };
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{text.number}</dt>
        <dd className="tabular">{order.number}</dd>
      </div>
      <div>
        <dt>{text.date}</dt>
        <dd>{dateOf(order.date)}</dd>
      </div>
      <div>
        <dt>{text.payment}</dt>
        <dd>{order.payment.title || (order.bill.total === 0 ? text.nothingToPay : '–')}</dd>
      </div>
      <div>
        <dt>{text.status}</dt>
        <dd>
          <Badge tone={STATUS_LOOKS[order.status].tone}>
            <Icon name={STATUS_LOOKS[order.status].icon} size={16} /> {statusText(facts, text)}
          </Badge>
        </dd>
      </div>
      <div>
        <dt>{text.total}</dt>
        <dd className="tabular">{formatMoney(order.bill.total)}</dd>
      </div>
    </dl>
  );
}
