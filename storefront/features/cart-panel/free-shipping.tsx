import { SITE } from '#contract/site.ts';
import { useText } from '../../i18n/bilingual.ts';
import { formatMoney } from '../../i18n/format.ts';
import { CART } from '../../i18n/messages/cart.ts';
import type { Cents } from '../../model/money.ts';
import { Dipstick } from '../../ui/dipstick.tsx';

/** How far the oil is from MAX, where delivery is free. */
export function FreeShipping({ goods }: { readonly goods: Cents }) {
  const text = useText(CART);
  const missing = SITE.freeShippingFrom - goods;
  const [before, after] = text.towardsFree;
  return (
    <div className="ship" data-theme="light">
      <p>
        {missing > 0 ? (
          <>
            {before}
            <b>{formatMoney(missing)}</b>
            {after}
          </>
        ) : (
          text.isFree
        )}
      </p>
      <Dipstick progress={goods / SITE.freeShippingFrom} label={text.progress} valueText={formatMoney(goods)} />
      <div className="dip-scale num" aria-hidden="true">
        <span>{formatMoney(goods)}</span>
        <span>{text.freeFrom(formatMoney(SITE.freeShippingFrom))}</span>
      </div>
    </div>
  );
}
