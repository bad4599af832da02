import { useEffect, useState } from 'react';
import { useCartDesk } from '../../cart/cart-desk.ts';
import { isAdding } from '../../cart/write-queue.ts';
import { useText } from '../../i18n/bilingual.ts';
import { PRODUCT } from '../../i18n/messages/product.ts';
import { priceWords } from '../../i18n/product-words.ts';
import { choiceGroups } from '../../model/choice.ts';
import { Price } from '../../ui/price.tsx';
import { BuyButton } from './buy-button.tsx';
import { BUY_FORM } from './buy-form.ts';
import type { ProductProps } from './product-props.ts';

/** True once the main button has scrolled away upwards. */
function useIsPastBuyForm(): boolean {
  const [isPast, setIsPast] = useState(false);
  useEffect(() => {
    const form = document.getElementById(BUY_FORM);
    if (!form) return;
    const observer = new IntersectionObserver(([entry]) =>
      setIsPast(entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.top < 0),
    );
    observer.observe(form);
    return () => observer.disconnect();
  }, []);
  return isPast;
}

/** On phones: price, choice and button stay at hand below. */
export function BuyBar({ product, choice, purchase }: ProductProps) {
  const text = useText(PRODUCT);
  const isBusy = isAdding(useCartDesk()?.queue ?? [], product.id);
  if (!useIsPastBuyForm()) return null;
  const chosen = choiceGroups(product, choice).flatMap(
    ({ options }) => options.find(({ isChosen }) => isChosen)?.name ?? [],
  );
  return (
    <section className="buybar" aria-label={text.buyBar}>
      <div>
        {purchase.price ? <Price {...priceWords(text, purchase.price)} /> : null}
        <p className="sm muted">{chosen.join(', ')}</p>
      </div>
      <BuyButton product={product} purchase={purchase} isBusy={isBusy} form={BUY_FORM} size="md" />
    </section>
  );
}
