import { useText } from '../../i18n/bilingual.ts';
import { useDate } from '../../i18n/dates.ts';
import { formatMoney } from '../../i18n/format.ts';
import { ORDER_ACTIONS, RETURNS } from '../../i18n/messages/order-actions.ts';
import type { Order } from '../../model/order/order.ts';
import { type TimelineEntry, timelineOf } from '../../model/order/order-timeline.ts';
import styles from './order-timeline.module.css';

/** What has happened to the order, oldest first. */
export function OrderTimeline({ order }: { readonly order: Order }) {
  const text = useText(ORDER_ACTIONS);
  const dateOf = useDate();
  const titleOf = useTitle();
  return (
    <section aria-labelledby="order-timeline">
      <h2 id="order-timeline" className="h3">
        {text.timeline}
      </h2>
      <ol className={styles.timeline}>
        {timelineOf(order).map((entry) => (
          <li key={`${entry.kind} ${entry.at} ${'text' in entry ? entry.text : ''}`}>
            <b>{titleOf(entry)}</b> <time dateTime={entry.at}>{dateOf(entry.at)}</time>
            {'text' in entry && entry.text ? <p>{entry.text}</p> : null}
            {entry.kind === 'sent' && entry.shipment ? (
              <p>
                {entry.shipment.courier} {entry.shipment.number}
              </p>
            ) : null}
          </li>
        ))}
      </ol>
    </section>
  );
}

function useTitle(): (entry: TimelineEntry) => string {
  const { happened } = useText(ORDER_ACTIONS);
  const { states } = useText(RETURNS);
  return (entry) => {
    if (entry.kind === 'refunded') return happened.refunded(formatMoney(entry.amount));
    if (entry.kind === 'gift-card-returned') return happened[entry.kind](formatMoney(entry.amount), entry.code);
    return entry.kind === 'return' ? happened.return(states[entry.state]) : happened[entry.kind];
  };
}
