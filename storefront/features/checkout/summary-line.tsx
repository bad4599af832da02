import { useText } from '../../i18n/bilingual.ts';
import { formatMoney } from '../../i18n/format.ts';
import { CHECKOUT } from '../../i18n/messages/checkout.ts';
import type { CartLine } from '../../model/cart.ts';
import { PLACEHOLDER, pictureSet } from '../../model/picture.ts';

export function SummaryLine({ line }: { readonly line: CartLine }) {
  const text = useText(CHECKOUT);
  return (
    <li className="ln">
      <span className="ln-i">
        <img {...pictureSet(line.picture ?? PLACEHOLDER)} sizes="4rem" width={100} height={100} alt="" loading="lazy" />
        <b>
          <span className="sr">{text.quantity(line.quantity)}</span>
          <span aria-hidden="true">{line.quantity}</span>
        </b>
      </span>
      <div className="ln-t">
        <div>
          <h3>{line.name}</h3>
          <p className="ln-v">{line.options.map(({ value }) => value).join(', ')}</p>
        </div>
        <p className="price">{formatMoney(line.subtotal)}</p>
      </div>
    </li>
  );
}
