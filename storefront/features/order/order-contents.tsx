import { productPath } from '#contract/paths.ts';
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
      <dl className="sum">
        <div>
          <dt>{text.subtotal}</dt>
          <dd>{formatMoney(order.subtotal)}</dd>
        </div>
        {order.discount > 0 ? (
          <div className="save">
            <dt>{text.discount}</dt>
            <dd>−{formatMoney(order.discount)}</dd>
          </div>
        ) : null}
        {order.shippingMethod ? (
          <div>
            <dt>
              {text.shipping}, {order.shippingMethod}
            </dt>
            <dd>{order.shippingTotal === 0 ? text.free : formatMoney(order.shippingTotal)}</dd>
          </div>
        ) : null}
        <div className="tot">
          <dt>
            {text.total}
            {order.tax > 0 ? <small>{text.taxIncluded(formatMoney(order.tax))}</small> : null}
          </dt>
          <dd>{formatMoney(order.total)}</dd>
        </div>
      </dl>
    </section>
  );
}
