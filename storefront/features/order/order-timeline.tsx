import { useText } from '../../i18n/bilingual.ts';
import { useDate } from '../../i18n/dates.ts';
import { formatMoney } from '../../i18n/format.ts';
import { ORDER_ACTIONS, RETURNS } from '../../i18n/messages/order-actions.ts';
import type { Order } from '../../model/order.ts';
import type { Shipment } from '../../model/order-record.ts';
import { type TimelineEntry, timelineOf } from '../../model/order-timeline.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
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
            {entry.kind === 'sent' && entry.shipment ? <Tracking shipment={entry.shipment} /> : null}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The couriers' pages take no number in their address: it is copied into them. */
function Tracking({ shipment: { courier, number, trackingUrl } }: { readonly shipment: Shipment }) {
  const text = useText(ORDER_ACTIONS);
  return (
    <>
      <p>
        {courier} <b className="tabular">{number}</b>
      </p>
      <div className={styles.tracking}>
        <CopyButton text={number} label={text.copyNumber} done={text.numberCopied} />
        {trackingUrl ? (
          <a className="link screenOnly" href={trackingUrl} target="_blank" rel="noopener">
            {text.track(courier)}
          </a>
        ) : null}
      </div>
    </>
  );
}

function useTitle(): (entry: TimelineEntry) => string {
  const { happened } = useText(ORDER_ACTIONS);
  const { states } = useText(RETURNS);
  return (entry) => {
    if (entry.kind === 'refunded') return happened.refunded(formatMoney(entry.amount));
    return entry.kind === 'return' ? happened.return(states[entry.state]) : happened[entry.kind];
  };
}
