import { useEffect, useState } from 'react';
import { useIsAdding } from '../../cart/cart-controller.ts';
import { useText } from '../../i18n/bilingual.ts';
import { PRODUCT, priceText } from '../../i18n/messages/product.ts';
import { choiceGroups } from '../../model/product/choice.ts';
import { classNames } from '../../ui/class-names.ts';
import { Price } from '../../ui/price.tsx';
import styles from './buy-bar.module.css';
import { BuyButton } from './buy-button.tsx';
import { BUY_FORM, type ProductProps } from './buy-form.ts';
import { OpenOptions, OptionsSheet } from './options-sheet.tsx';

/** Far below every page: whoever is below the form has passed it, however they came there. */
const DOWN_TO_THE_END = '0px 0px 1000000px 0px';

/** True once the main button has scrolled away upwards. */
function useIsPastBuyForm(): boolean {
  const [isPast, setIsPast] = useState(false);
  useEffect(() => {
    const form = document.getElementById(BUY_FORM);
    if (!form) return;
    const observer = new IntersectionObserver((entries) => setIsPast(entries.at(-1)?.isIntersecting === false), {
      rootMargin: DOWN_TO_THE_END,
    });
    observer.observe(form);
    return () => observer.disconnect();
  }, []);
  return isPast;
}

/** On phones: price, choice and button stay at hand below. The choice opens the options. */
export function BuyBar({ product, choice, purchase }: ProductProps) {
  const text = useText(PRODUCT);
  const isBusy = useIsAdding(product.id);
  if (!useIsPastBuyForm()) return null;
  const groups = choiceGroups(product, choice);
  const chosen = groups.flatMap(({ options }) => options.find(({ isChosen }) => isChosen)?.name ?? []);
  return (
    <>
      <section className={classNames('screenOnly', styles.bar)} aria-label={text.buyBar}>
        <div>
          {groups.length > 0 ? (
            <OpenOptions purchase={purchase} chosen={chosen} />
          ) : (
            purchase.price && <Price {...priceText(text, purchase.price)} />
          )}
        </div>
        <BuyButton product={product} purchase={purchase} isBusy={isBusy} form={BUY_FORM} size="md" />
      </section>
      {groups.length > 0 ? (
        <OptionsSheet product={product} choice={choice} purchase={purchase} isBusy={isBusy} />
      ) : null}
    </>
  );
}
