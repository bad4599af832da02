import type { CSSProperties } from 'react';
import { useText } from '../../i18n/bilingual.ts';
import { ORDER } from '../../i18n/messages/order.ts';
import { isFree, type Order } from '../../model/order.ts';
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
          {stage === 'payment' ? paymentStage(order, text) : text[stage]}
        </li>
      ))}
    </ol>
  );
}

type Stage = 'placed' | 'payment' | 'packed' | 'onTheWay' | 'toCollect' | 'collected';

interface Progress {
  readonly stages: readonly Stage[];
  /** How many the order has reached. */
  readonly reached: number;
}

const STAGES = {
  sent: {
    paidFirst: ['placed', 'payment', 'packed', 'onTheWay'],
    paidLast: ['placed', 'packed', 'onTheWay', 'payment'],
  },
  collected: {
    paidFirst: ['placed', 'payment', 'toCollect', 'collected'],
    paidLast: ['placed', 'packed', 'toCollect', 'payment'],
  },
} as const satisfies Record<string, Record<string, readonly Stage[]>>;

type ProgressFacts = Pick<Order, 'status' | 'payment' | 'isPickedUp' | 'record'>;

/** Null for an order that was cancelled, refunded or failed. */
function orderProgress({ status, payment, isPickedUp, record }: ProgressFacts): Progress | null {
  const isPaidLast = payment.kind === 'pay-on-delivery';
  const stages: readonly Stage[] = STAGES[isPickedUp ? 'collected' : 'sent'][isPaidLast ? 'paidLast' : 'paidFirst'];
  switch (status) {
    case 'pending':
    case 'on-hold':
      return { stages, reached: 1 };
    case 'processing':
      if (isPickedUp && record.ready !== null) return { stages, reached: stages.indexOf('toCollect') + 1 };
      return { stages, reached: isPaidLast || record.paid === null ? 1 : 2 };
    case 'completed':
      return { stages, reached: stages.length };
    default:
      return null;
  }
}

type Texts = (typeof ORDER)['en'];

/** As the payment method calls it, or by its kind. */
const paymentStage = (order: Order, text: Texts): string => {
  if (isFree(order)) return text.nothingToPay;
  const { stage, kind } = order.payment;
  const paidLast = order.isPickedUp ? text.collected : text.paidOnDelivery;
  return stage ?? (kind === 'pay-on-delivery' ? paidLast : text.paid);
};
