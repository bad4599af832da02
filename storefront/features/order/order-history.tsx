import { useState } from 'react';
import { Form, useFetcher } from 'react-router';
import { accountPath, orderSummaryPath, PATHS } from '#contract/paths.ts';
import { useTypedFields } from '../../forms/typed-fields.ts';
import { useText } from '../../i18n/bilingual.ts';
import { useDate } from '../../i18n/dates.ts';
import { formatMoney } from '../../i18n/format.ts';
import { useLocalPath } from '../../i18n/local-link.tsx';
import { ORDER } from '../../i18n/messages/order.ts';
import { HISTORY, ORDER_ACTIONS } from '../../i18n/messages/order-actions.ts';
import { type ListedOrder, ordersMatching } from '../../model/order/order-history.ts';
import type { Shipment } from '../../model/order/order-record.ts';
import { PLACEHOLDER, pictureSet } from '../../model/picture.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { TextField } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Note } from '../../ui/note.tsx';
import { BoughtAgain, BuyAgain, type OrderPageOutcome } from './buy-again.tsx';
import styles from './order-history.module.css';
import { STATUS_LOOKS, statusText } from './status-looks.ts';

interface OrderHistoryProps {
  /** Null when they could not be loaded. */
  readonly orders: readonly ListedOrder[] | null;
  /** The page of older orders that these are; null for the newest. */
  readonly after: string | null;
  /** Leads to older ones. */
  readonly next: string | null;
  /** What is looked for, in the address: `?order=`. */
  readonly search: string;
  /** Random: an order bought again twice is added once. */
  readonly formKey: string;
}

/** The customer's orders, newest first, with a search that works as one types. */
export function OrderHistory({ orders, after, next, search, formKey }: OrderHistoryProps) {
  const text = useText(HISTORY);
  const local = useLocalPath();
  const [typed, setTyped] = useState(search);
  const form = useTypedFields('orders');
  if (orders === null) {
    return (
      <Note tone="bad">
        <p>{text.failed}</p>
      </Note>
    );
  }
  if (orders.length === 0) {
    const browse = (
      <LinkButton variant="solid" href={local(PATHS.products)}>
        {text.browse}
      </LinkButton>
    );
    return (
      <EmptyState headingLevel={2} title={text.empty} action={browse}>
        {text.emptyHelp}
      </EmptyState>
    );
  }
  const found = ordersMatching(orders, typed);
  const isWhole = after === null && next === null;
  return (
    <>
      <Form
        ref={form}
        method="get"
        className={styles.search}
        role="search"
        onSubmit={(event) => event.preventDefault()}
      >
        <input type="hidden" name="tab" value="orders" />
        {after === null ? null : <input type="hidden" name="after" value={after} />}
        <TextField
          name="order"
          type="search"
          label={text.search}
          enterKeyHint="search"
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit" variant="line">
          <Icon name="search" size={20} /> {text.find}
        </Button>
      </Form>
      <div role="status">
        {found.length === 0 ? <p>{isWhole ? text.noneFound(typed) : text.noneFoundHere(typed)}</p> : null}
      </div>
      <OrderList orders={found} headingLevel={2} formKey={formKey} />
      {isWhole ? null : <OtherOrders after={after} next={next} search={typed} />}
    </>
  );
}

/** To the orders before these, and back to the newest. What is looked for is looked for there, too. */
function OtherOrders({ after, next, search }: Pick<OrderHistoryProps, 'after' | 'next' | 'search'>) {
  const text = useText(HISTORY);
  const local = useLocalPath();
  const pathOf = (page: Readonly<Record<string, string>>) => {
    const query = new URLSearchParams({ ...page, ...(search && { order: search }) });
    return local(`${accountPath('orders')}&${query}`);
  };
  return (
    <p className={styles.others}>
      {after === null ? null : (
        <LinkButton variant="line" href={pathOf({})}>
          {text.newest}
        </LinkButton>
      )}
      {next === null ? null : (
        <LinkButton variant="line" href={pathOf({ after: next })}>
          {text.older}
        </LinkButton>
      )}
    </p>
  );
}

const SHOWN_PICTURES = 3;

interface OrderListProps extends Pick<OrderHistoryProps, 'formKey'> {
  readonly orders: readonly ListedOrder[];
  readonly headingLevel: 2 | 3;
}

export const OrderList = ({ orders, ...list }: OrderListProps) => (
  <ul className={styles.orders}>
    {orders.map((order) => (
      <OrderRow key={order.id} order={order} {...list} />
    ))}
  </ul>
);

type OrderRowProps = Omit<OrderListProps, 'orders'> & { readonly order: ListedOrder };

function OrderRow({ order, headingLevel, formKey }: OrderRowProps) {
  const Heading = `h${headingLevel}` as const;
  const { title } = useText(ORDER_ACTIONS);
  const statusTexts = useText(ORDER);
  const dateOf = useDate();
  const { tone, icon } = STATUS_LOOKS[order.status];
  return (
    <li className={styles.order}>
      <Heading className={styles.number}>{title(order.number)}</Heading>
      <time className={styles.date} dateTime={order.date}>
        {dateOf(order.date)}
      </time>
      <OrderPictures lines={order.lines} />
      <div>
        <Badge tone={tone}>
          <Icon name={icon} size={16} /> {statusText(order, statusTexts)}
        </Badge>
        {order.shipment ? <ShipmentName shipment={order.shipment} /> : null}
      </div>
      <p className={styles.total}>{formatMoney(order.total)}</p>
      <RowActions order={order} formKey={formKey} />
    </li>
  );
}

/** What can be done with an order from the list. One that is still to be paid is paid rather than bought again. */
function RowActions({ order: { id, number, needsPayment }, formKey }: Omit<OrderRowProps, 'headingLevel'>) {
  const text = useText(HISTORY);
  const page = useLocalPath()(orderSummaryPath(id));
  const fetcher = useFetcher<OrderPageOutcome>();
  const outcome = fetcher.data && 'response' in fetcher.data ? fetcher.data : undefined;
  const boughtAgain = fetcher.data && 'boughtAgain' in fetcher.data ? fetcher.data.boughtAgain : null;
  return (
    <>
      <div className={styles.actions}>
        <LinkButton variant="line" href={page}>
          {needsPayment ? text.pay : text.view}
          <span className="visuallyHidden"> {number}</span>
        </LinkButton>
        {needsPayment ? null : (
          <BuyAgain formKey={formKey} outcome={outcome} listed={{ number, action: page, fetcher }} />
        )}
      </div>
      {boughtAgain ? <BoughtAgain lines={boughtAgain} className={styles.report} /> : null}
    </>
  );
}

/** Leads to the courier's page where the shop knows it. */
function ShipmentName({ shipment: { courier, number, trackingUrl } }: { readonly shipment: Shipment }) {
  const { track } = useText(ORDER_ACTIONS);
  const name = `${courier} ${number}`;
  return (
    <p className={classNames('small tabular', styles.shipment)}>
      {trackingUrl ? (
        <a className="link" href={trackingUrl} target="_blank" rel="noopener" title={track(courier)}>
          {name}
        </a>
      ) : (
        name
      )}
    </p>
  );
}

function OrderPictures({ lines }: Pick<ListedOrder, 'lines'>) {
  const text = useText(HISTORY);
  const hidden = lines.length - SHOWN_PICTURES;
  return (
    <p className={styles.pictures}>
      {lines.slice(0, SHOWN_PICTURES).map(({ id, name, picture }) => (
        <img
          key={id}
          {...pictureSet(picture ?? PLACEHOLDER)}
          sizes="3.25rem"
          width={100}
          height={100}
          alt={name}
          loading="lazy"
        />
      ))}
      {hidden > 0 ? <span className="small muted">{text.more(hidden)}</span> : null}
    </p>
  );
}
