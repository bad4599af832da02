import type { CSSProperties } from 'react';
import { useText } from '../../i18n/bilingual.ts';
import { ORDER } from '../../i18n/messages/order.ts';
import type { Order, OrderPayment } from '../../model/order.ts';
import { classNames } from '../../ui/class-names.ts';
import styles from './order-stages.module.css';

/** The progress bar ends in the middle of the next stage. */
const progressStyle = (reached: number, count: number): CSSProperties => {
  const percent = reached === count ? 100 : Math.round(((reached - 0.44) / count) * 100);
  return { '--reached': `${percent}%` } as CSSProperties;
};

/** How far the order has come. Nothing for an order that has ended otherwise. */
export function OrderStages({ order }: { readonly order: Order }) {
  const text = useText(ORDER);
  const progress = orderProgress(order);
  if (!progress) return null;
  const { stages, reached } = progress;
  return (
    <ol
      className={classNames('screenOnly', styles.stages)}
      style={progressStyle(reached, stages.length)}
      aria-label={text.stages}
    >
      {stages.map((stage, index) => (
        <li
          key={stage}
          className={index < reached ? styles.isReached : undefined}
          aria-current={index === reached - 1 ? 'step' : undefined}
        >
          {stage === 'payment' ? paymentStage(order.payment, text) : text[stage]}
        </li>
      ))}
    </ol>
  );
}

type Stage = 'placed' | 'payment' | 'packed' | 'onTheWay';

interface Progress {
  readonly stages: readonly Stage[];
  /** How many the order has reached. */
  readonly reached: number;
}

/** Null for an order that was cancelled, refunded or failed. */
function orderProgress({ status, payment }: Pick<Order, 'status' | 'payment'>): Progress | null {
  const isPaidLast = payment.kind === 'pay-on-delivery';
  const stages: readonly Stage[] = isPaidLast
    ? ['placed', 'packed', 'onTheWay', 'payment']
    : ['placed', 'payment', 'packed', 'onTheWay'];
  switch (status) {
    case 'pending':
    case 'on-hold':
      return { stages, reached: 1 };
    case 'processing':
      return { stages, reached: isPaidLast ? 1 : 2 };
    case 'completed':
      return { stages, reached: stages.length };
    default:
      return null;
  }
}

type Texts = (typeof ORDER)['en'];

/** As the payment method calls it, or by its kind. */
const paymentStage = ({ stage, kind }: OrderPayment, text: Texts): string =>
  stage ?? (kind === 'pay-on-delivery' ? text.paidOnDelivery : text.paid);
