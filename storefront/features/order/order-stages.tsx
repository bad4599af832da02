import type { CSSProperties } from 'react';
import { orderProgress } from '#contract/order-stages.ts';
import { useText } from '../../i18n/bilingual.ts';
import { ORDER } from '../../i18n/messages/order.ts';
import { isFree, type Order } from '../../model/order/order.ts';
import { classNames } from '../../ui/class-names.ts';
import styles from './order-stages.module.css';

/** The progress bar ends in the middle of the next stage. */
const progressStyle = (reached: number, count: number): CSSProperties => {
  const percent = reached === count ? 100 : Math.round(((reached - 0.44) / count) * 100);
  return { '--reached': `${percent}%` } as CSSProperties;
};

/** How far the order has come. Nothing for an order that has ended otherwise, or of which that is not known. */
export function OrderStages({ order }: { readonly order: Order }) {
  const text = useText(ORDER);
  const progress = progressOf(order);
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

function progressOf({ status, payment, isPickedUp, record }: Order) {
  if (status === 'other') return null;
  return orderProgress({
    status,
    isPickedUp,
    isReady: record.ready !== null,
    isPaid: record.paid !== null,
    isPaidLast: payment.kind === 'pay-on-delivery',
  });
}

type Texts = (typeof ORDER)['en'];

/** As the payment method calls it, or by its kind. */
const paymentStage = (order: Order, text: Texts): string => {
  if (isFree(order)) return text.nothingToPay;
  const { stage, kind } = order.payment;
  const paidLast = order.isPickedUp ? text.collected : text.paidOnDelivery;
  return stage ?? (kind === 'pay-on-delivery' ? paidLast : text.paid);
};
