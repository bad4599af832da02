import { useText } from '../../i18n/bilingual.ts';
import { formatMoney } from '../../i18n/format.ts';
import { HOME } from '../../i18n/messages/home.ts';
import { PRODUCT } from '../../i18n/messages/product.ts';
import { useDeliveryTerms } from '../../settings/delivery-terms.ts';
import { Icon } from '../../ui/icon.tsx';
import type { IconName } from '../../ui/icon-names.ts';
import styles from './promises.module.css';

type Promised = readonly [icon: IconName, words: string];

/** What closes a sale: delivery, how to pay, that it is genuine, and whom to ask. */
export function Promises() {
  const text = useText(HOME);
  const promised = [...useDeliveryPromises(), ['shield-check', text.genuine], ['brand-whatsapp', text.advice]] as const;
  return (
    <section className="container" aria-label={text.promises}>
      <ul className={styles.promises}>
        {promised.map(([icon, words]) => (
          <li key={words}>
            <Icon name={icon} size={22} />
            <span>{words}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Only what the shop really offers. */
function useDeliveryPromises(): readonly Promised[] {
  const text = useText(PRODUCT);
  const terms = useDeliveryTerms();
  if (terms === null) return [];
  const { freeFrom, cashOnDelivery } = terms;
  return [
    ...(freeFrom === null ? [] : [['truck-delivery', text.freeShipping(formatMoney(freeFrom))] as const]),
    ...(cashOnDelivery.countries.length === 0 ? [] : [['receipt', text.cash] as const]),
  ];
}
