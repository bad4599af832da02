import { pickupPlace } from '#contract/site.ts';
import { useLanguage, useText } from '../../i18n/bilingual.ts';
import { CHECKOUT } from '../../i18n/messages/checkout.ts';
import { costText } from '../../i18n/messages/totals.ts';
import { isPickup, type ShippingRate } from '../../model/cart/cart.ts';
import { ChoiceList, ChoiceRow } from '../../ui/choice-row.tsx';
import { Note } from '../../ui/note.tsx';
import { Price } from '../../ui/price.tsx';
import { UnbrokenName } from '../../ui/unbroken-name.tsx';
import styles from './delivery-step.module.css';

interface DeliveryStepProps {
  readonly rates: readonly ShippingRate[];
  readonly chosen: string | null;
}

export function DeliveryStep({ rates, chosen }: DeliveryStepProps) {
  const text = useText(CHECKOUT);
  const language = useLanguage();
  if (rates.length === 0) {
    return (
      <Note tone="warn" title={text.noRates}>
        <p>{text.noRatesHelp}</p>
      </Note>
    );
  }
  return (
    <ChoiceList label={text.delivery}>
      {rates.map(({ id, method, label, cost }) => {
        const [name, ...terms] = label.split(', ');
        return (
          <ChoiceRow
            key={id}
            type="radio"
            name="rate"
            value={id}
            required
            defaultChecked={id === (chosen ?? rates[0]?.id)}
            end={<Price as="span" className={styles.cost} current={costText(text, cost)} />}
          >
            <b>{name}</b>
            {terms.length > 0 ? (
              <small>
                <UnbrokenName name={terms.join(', ')} />
              </small>
            ) : null}
            {isPickup(method) ? <small>{text.pickUpAt(pickupPlace(language).join(', '))}</small> : null}
          </ChoiceRow>
        );
      })}
    </ChoiceList>
  );
}
