import { productPath } from '#contract/paths.ts';
import { Totals } from '../../cart/totals.tsx';
import { useText } from '../../i18n/bilingual.ts';
import { formatMoney } from '../../i18n/format.ts';
import { LocalLink } from '../../i18n/local-link.tsx';
import { ORDER } from '../../i18n/messages/order.ts';
import type { Order, OrderLine } from '../../model/order.ts';
import { PLACEHOLDER, pictureSet } from '../../model/picture.ts';

function Line({ line }: { readonly line: OrderLine }) {
  return (
    <li className="ln">
      <span className="ln-i">
        <img {...pictureSet(line.picture ?? PLACEHOLDER)} sizes="4rem" width={100} height={100} alt="" loading="lazy" />
      </span>
      <div className="ln-t">
        <div>
          <h3>{line.slug ? <LocalLink to={productPath(line.slug)}>{line.name}</LocalLink> : line.name}</h3>
          <p className="ln-v">{[line.options, `× ${line.quantity}`].filter(Boolean).join(' ')}</p>
        </div>
        <p className="price">{formatMoney(line.total)}</p>
      </div>
    </li>
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
      <Totals bill={order.bill} delivery={order.shippingMethod ? { method: order.shippingMethod } : null} />
    </section>
  );
}
