import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useFetcher, useSearchParams } from 'react-router';
import { HOME_COUNTRY } from '#contract/geography/home-country.ts';
import { intentOf } from '#contract/inputs/cart-form.ts';
import { PATHS } from '#contract/paths.ts';
import { useCartController } from '../../cart/cart-controller.ts';
import { CartForm } from '../../cart/cart-form.tsx';
import { useText } from '../../i18n/bilingual.ts';
import { formatMoney } from '../../i18n/format.ts';
import { useLocalPath } from '../../i18n/local-link.tsx';
import { CART } from '../../i18n/messages/cart.ts';
import { CHECKOUT } from '../../i18n/messages/checkout.ts';
import { FORMS } from '../../i18n/messages/forms.ts';
import { isDestinationKnown, type PendingCart } from '../../model/cart/cart.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField, TextField } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './delivery-estimate.module.css';

/** A country the shop sells to, by its name in the page's language. */
export interface CountryOption {
  readonly code: string;
  readonly name: string;
}

interface DeliveryEstimateProps {
  readonly cart: PendingCart;
  /** Missing where the page's script loads them when the form is opened. */
  readonly countries?: readonly CountryOption[] | undefined;
  /** A postcode that was not taken, as it was typed. */
  readonly refusedPostcode?: string | undefined;
}

/** In the query of the cart's page after a form without script: what was worked out is open. */
export const ESTIMATE_QUERY = 'delivery';

/** What delivery costs, before the checkout: a country and a postcode are enough. */
export function DeliveryEstimate({ cart, countries, refusedPostcode }: DeliveryEstimateProps) {
  const text = useText(CART);
  const isKnown = isDestinationKnown(cart);
  const loaded = useCountries(countries);
  const isSubmitted = useSearchParams()[0].has(ESTIMATE_QUERY) || refusedPostcode !== undefined;
  return (
    <details
      className={styles.estimate}
      open={isSubmitted}
      onToggle={(event) => event.currentTarget.open && loaded.load()}
    >
      <summary>
        <Icon name="truck-delivery" size={20} />
        {isKnown ? text.deliveryTo(cart.postcode || cart.deliversTo || '') : text.estimate}
        <Icon name="chevron-down" size={18} />
      </summary>
      <div role="status">{isKnown && !cart.isPending ? <Rates cart={cart} /> : null}</div>
      <DestinationForm cart={cart} countries={loaded.countries} refusedPostcode={refusedPostcode} />
    </details>
  );
}

interface DestinationFormProps {
  readonly cart: PendingCart;
  readonly countries: readonly CountryOption[];
  readonly refusedPostcode: string | undefined;
}

function DestinationForm({ cart, countries, refusedPostcode }: DestinationFormProps) {
  const text = useText(CART);
  const checkout = useText(CHECKOUT);
  const forms = useText(FORMS);
  const controller = useCartController();
  const isBusy = controller?.queue.some((form) => intentOf(form) === 'destination') ?? false;
  const { typed, type } = useTypedDestination(cart, isBusy);
  const country = typed.country ?? cart.deliversTo ?? HOME_COUNTRY;
  const isHome = country === HOME_COUNTRY;
  return (
    <CartForm intent="destination" isBusy={isBusy} className={styles.form}>
      {countries.length > 0 ? (
        <SelectField
          name="country"
          label={checkout.country}
          value={country}
          onChange={({ currentTarget }) => type({ country: currentTarget.value })}
        >
          {countries.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
      ) : (
        <input type="hidden" name="country" value={country} />
      )}
      <TextField
        name="postcode"
        label={checkout.postcode}
        note={isHome ? undefined : forms.optional}
        inputMode={isHome ? 'numeric' : 'text'}
        enterKeyHint="go"
        maxLength={20}
        required={isHome}
        autoComplete="shipping postal-code"
        value={typed.postcode ?? refusedPostcode ?? cart.postcode ?? ''}
        onChange={({ currentTarget }) => type({ postcode: currentTarget.value })}
        isInvalid={refusedPostcode !== undefined}
      />
      <Button type="submit" variant="line" isBusy={isBusy}>
        {text.workOut}
      </Button>
    </CartForm>
  );
}

interface TypedDestination {
  readonly country?: string;
  readonly postcode?: string;
}

const NOTHING: TypedDestination = {};

/** Until it was sent and the cart knows it: what is typed meanwhile stays. */
function useTypedDestination({ deliversTo, postcode }: PendingCart, isBusy: boolean) {
  const [typed, setTyped] = useState(NOTHING);
  const sent = useRef(NOTHING);
  const rememberSent = useEffectEvent(() => {
    sent.current = typed;
  });
  useEffect(() => {
    if (isBusy) rememberSent();
  }, [isBusy]);
  const known = `${deliversTo} ${postcode}`;
  const seen = useRef(known);
  useEffect(() => {
    if (seen.current === known) return;
    seen.current = known;
    setTyped((now) => (now === sent.current ? NOTHING : now));
  }, [known]);
  return { typed, type: (change: TypedDestination) => setTyped((before) => ({ ...before, ...change })) };
}

/** Every way of delivery with its price; the one that the total counts on is marked. */
function Rates({ cart: { rates, chosenRate } }: Pick<DeliveryEstimateProps, 'cart'>) {
  const text = useText(CART);
  const checkout = useText(CHECKOUT);
  if (rates.length === 0) return <p className="hint">{checkout.noRates}</p>;
  return (
    <ul className={styles.rates}>
      {rates.map(({ id, label, cost }) => (
        <li key={id}>
          <span>
            {label}
            {id === chosenRate ? <small> {text.counted}</small> : null}
          </span>
          <span className="tabular">{cost === 0 ? checkout.free : formatMoney(cost)}</span>
        </li>
      ))}
    </ul>
  );
}

function useCountries(given: readonly CountryOption[] | undefined) {
  const fetcher = useFetcher<readonly CountryOption[]>();
  const address = useLocalPath()(PATHS.deliveryCountries);
  return {
    countries: given ?? fetcher.data ?? [],
    load: () => {
      if (!given && !fetcher.data && fetcher.state === 'idle') fetcher.load(address);
    },
  };
}
