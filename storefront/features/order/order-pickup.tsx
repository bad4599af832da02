import { pickupPlace } from '#contract/site.ts';
import { useLanguage, useText } from '../../i18n/bilingual.ts';
import { ORDER } from '../../i18n/messages/order.ts';
import { isToBeHandedOver, type Order } from '../../model/order/order.ts';
import { Note } from '../../ui/note.tsx';
import styles from './order-pickup.module.css';

/** Where its buyer collects the order, and when. Nothing for an order that is collected or has ended otherwise. */
export function OrderPickup({ order }: { readonly order: Order }) {
  const text = useText(ORDER);
  const place = pickupPlace(useLanguage());
  if (!isToBeHandedOver(order)) return null;
  const isReady = order.record.ready !== null;
  return (
    <Note tone={isReady ? 'ok' : 'info'} title={text.pickUpAt}>
      <address className={styles.place}>
        {place.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      <p>{isReady ? text.pickUpNow : text.pickUpLater}</p>
    </Note>
  );
}
