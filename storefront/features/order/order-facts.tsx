import { useLanguage, useText } from '../../i18n/bilingual.ts';
import { formatDate, formatMoney } from '../../i18n/format.ts';
import { ORDER } from '../../i18n/messages/order.ts';
import type { Order, OrderStatus } from '../../model/order.ts';

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
