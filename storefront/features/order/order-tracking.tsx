import { useText } from '../../i18n/bilingual.ts';
import { LocalLink } from '../../i18n/local-link.tsx';
import { ORDER_ACTIONS } from '../../i18n/messages/order-actions.ts';
import type { Shipment } from '../../model/order/order-record.ts';
import { classNames } from '../../ui/class-names.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Note } from '../../ui/note.tsx';
import styles from './order-tracking.module.css';

interface OrderTrackingProps {
  readonly shipment: Shipment;
  /** Where it is reported that it has not arrived; null when that is over. */
  readonly report: string | null;
}

/** Where the parcel is followed. The couriers' pages take no number in their address: it is copied into them. */
export function OrderTracking({ shipment: { courier, number, trackingUrl }, report }: OrderTrackingProps) {
  const text = useText(ORDER_ACTIONS);
  return (
    <Note tone="info" title={text.trackingNumber(courier)}>
      <p className={classNames('tabular', styles.number)}>
        <b>{number}</b>
      </p>
      <div className={styles.tracking}>
        <CopyButton text={number} label={text.copyNumber} done={text.numberCopied} />
        {trackingUrl ? (
          <a className="link screenOnly" href={trackingUrl} target="_blank" rel="noopener">
            {text.track(courier)}
          </a>
        ) : null}
      </div>
      {report ? (
        <p className={classNames('screenOnly', styles.late)}>
          {text.isLate}{' '}
          <LocalLink className="link" to={report}>
            {text.reportMissing}
          </LocalLink>
        </p>
      ) : null}
    </Note>
  );
}
