import type { ReactNode } from 'react';
import type { CountryNames } from '#contract/geography/countries.ts';
import { addressLines } from '../../i18n/address-lines.ts';
import { useText } from '../../i18n/bilingual.ts';
import { ORDER } from '../../i18n/messages/order.ts';
import { type Address, isSameAddress } from '../../model/address.ts';
import type { Order } from '../../model/order/order.ts';
import styles from './order-people.module.css';

interface OrderPeopleProps {
  readonly order: Order;
  readonly countries: CountryNames;
}

/** Who gets the parcel and the bill, and what they have written. */
export function OrderPeople({ order, countries }: OrderPeopleProps) {
  const text = useText(ORDER);
  const shipping = order.isPickedUp ? null : order.shipping;
  return (
    <>
      {shipping ? (
        <PersonSection label={text.deliverTo}>
          <PostalAddress address={shipping} countries={countries} />
        </PersonSection>
      ) : null}
      <PersonSection label={text.billTo}>
        {shipping?.phone === order.billing.phone && isSameAddress(shipping, order.billing) ? (
          <p>{text.sameAddress}</p>
        ) : (
          <PostalAddress address={order.billing} countries={countries} />
        )}
      </PersonSection>
      {order.giftMessage === null ? null : (
        <PersonSection label={text.gift}>
          <p className={styles.words}>{order.giftMessage || text.giftWithoutMessage}</p>
        </PersonSection>
      )}
      {order.customerNote ? (
        <PersonSection label={text.note}>
          <p className={styles.words}>{order.customerNote}</p>
        </PersonSection>
      ) : null}
    </>
  );
}

const PersonSection = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <section className={styles.section}>
    <h2 className="smallHeading">{label}</h2>
    {children}
  </section>
);

interface PostalAddressProps {
  readonly address: Address;
  readonly countries: CountryNames;
}

/** Where the parcel or the bill goes, and the number to call. */
function PostalAddress({ address, countries }: PostalAddressProps) {
  const lines = [...addressLines(address, countries), address.phone];
  return (
    <address>
      {lines.filter(Boolean).map((line) => (
        <span key={line}>{line}</span>
      ))}
    </address>
  );
}
