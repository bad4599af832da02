import { productPath } from '#contract/paths.ts';
import { BackorderNote } from '../../cart/backorder-note.tsx';
import { Totals } from '../../cart/totals.tsx';
import { useText } from '../../i18n/bilingual.ts';
import { LocalLink } from '../../i18n/local-link.tsx';
import { ORDER } from '../../i18n/messages/order.ts';
import { costText, TOTALS } from '../../i18n/messages/totals.ts';
import type { Order, OrderLine } from '../../model/order/order.ts';
import { PLACEHOLDER, pictureSet } from '../../model/picture.ts';
import { LineItem } from '../../ui/line-item.tsx';
import { Note } from '../../ui/note.tsx';
import { Price } from '../../ui/price.tsx';
import styles from './order-contents.module.css';

function Line({ line }: { readonly line: OrderLine }) {
  const totals = useText(TOTALS);
  const picture = pictureSet(line.picture ?? PLACEHOLDER);
  return (
    <LineItem
      picture={<img {...picture} sizes="4rem" width={100} height={100} alt="" loading="lazy" />}
      title={<h3>{line.slug ? <LocalLink to={productPath(line.slug)}>{line.name}</LocalLink> : line.name}</h3>}
      detail={[line.options, `× ${line.quantity}`].filter(Boolean).join(' ')}
      note={<BackorderNote quantity={line.quantity} backordered={line.backordered} />}
      price={<Price size="sm" current={costText(totals, line.subtotal)} />}
    />
  );
}

export function OrderContents({ order }: { readonly order: Order }) {
  const text = useText(ORDER);
  return (
    <section aria-labelledby="order-contents">
      <h2 id="order-contents" className="h3">
        {text.contents}
      </h2>
      <ul>
        {order.lines.map((line) => (
          <Line key={line.id} line={line} />
        ))}
      </ul>
      {order.lines.some(({ backordered }) => backordered > 0) ? (
        <Note tone="info" className={styles.awaited}>
          <p>{text.awaited}</p>
        </Note>
      ) : null}
      <Totals
        className={styles.totals}
        bill={order.bill}
        delivery={order.shippingMethod ? { method: order.shippingMethod } : null}
        refunded={order.record.refunds.reduce((sum, { amount }) => sum + amount, 0)}
      />
    </section>
  );
}
