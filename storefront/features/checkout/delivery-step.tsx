import { useText } from '../../i18n/bilingual.ts';
import { formatMoney } from '../../i18n/format.ts';
import { CHECKOUT } from '../../i18n/messages/checkout.ts';
import type { ShippingRate } from '../../model/cart.ts';
import { ChoiceRow } from '../../ui/choice-row.tsx';
import { Note } from '../../ui/note.tsx';

interface DeliveryStepProps {
  readonly rates: readonly ShippingRate[];
  readonly chosen: string | null;
}

export function DeliveryStep({ rates, chosen }: DeliveryStepProps) {
  const text = useText(CHECKOUT);
  if (rates.length === 0) {
    return (
      <Note tone="warn" title={text.noRates}>
        <p>{text.noRatesHelp}</p>
      </Note>
    );
  }
  return (
    <fieldset className="choice">
      <legend className="sr">{text.delivery}</legend>
      {rates.map(({ id, label, cost }) => {
        const [name, time] = label.split(', ', 2);
        return (
          <ChoiceRow
            key={id}
            type="radio"
            name="rate"
            value={id}
            required
            defaultChecked={id === (chosen ?? rates[0]?.id)}
            end={<span className="price">{cost === 0 ? text.free : formatMoney(cost)}</span>}
          >
            <b>{name}</b>
            {time ? <small>{time}</small> : null}
          </ChoiceRow>
        );
      })}
    </fieldset>
  );
}
