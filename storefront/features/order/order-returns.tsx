import { useText } from '../../i18n/bilingual.ts';
import { useDate } from '../../i18n/dates.ts';
import { RETURNS } from '../../i18n/messages/order-actions.ts';
import type { Order } from '../../model/order/order.ts';
import type { OrderReturn, ReturnState } from '../../model/order/order-record.ts';
import { Badge } from '../../ui/badge.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { IconName } from '../../ui/icon-names.ts';
import styles from './order-returns.module.css';

const LOOKS: Readonly<Record<ReturnState, { readonly tone: 'ok' | 'warn' | 'bad'; readonly icon: IconName }>> = {
  requested: { tone: 'warn', icon: 'clock' },
  approved: { tone: 'ok', icon: 'check' },
  rejected: { tone: 'bad', icon: 'circle-x' },
  completed: { tone: 'ok', icon: 'circle-check' },
};

/** Returns and complaints of the order with their states. Nothing without any. */
export function OrderReturns({ order }: { readonly order: Order }) {
  const text = useText(RETURNS);
  if (order.returns.length === 0) return null;
  return (
    <section aria-labelledby="order-returns">
      <h2 id="order-returns" className="h3">
        {text.own}
      </h2>
      <ul className={styles.returns}>
        {order.returns.map((one) => (
          <ReturnItem key={one.number} one={one} order={order} />
        ))}
      </ul>
    </section>
  );
}

function ReturnItem({ one, order }: { readonly one: OrderReturn; readonly order: Order }) {
  const text = useText(RETURNS);
  const dateOf = useDate();
  const { tone, icon } = LOOKS[one.state];
  const nameOf = (number: number) => order.lines.find((line) => line.number === number)?.name ?? '';
  return (
    <li>
      <p className={styles.state}>
        <Badge tone={tone}>
          <Icon name={icon} size={16} /> {text.states[one.state]}
        </Badge>
        <time dateTime={one.requested}>{dateOf(one.requested)}</time>
      </p>
      <p>
        <b>{one.lines.map(({ line, quantity }) => `${quantity} × ${nameOf(line)}`).join(', ')}</b>
      </p>
      <p>{text.reasons[one.reason]}</p>
      {one.message ? (
        <p className={styles.answer}>
          <b>{text.answer}:</b> {one.message}
        </p>
      ) : null}
    </li>
  );
}
