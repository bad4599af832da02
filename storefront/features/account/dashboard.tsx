import type { ReactNode } from 'react';
import type { StatesByCountry } from '#contract/geography/address-formats.ts';
import type { CountryNames } from '#contract/geography/countries.ts';
import { accountPath, PATHS } from '#contract/paths.ts';
import { useText } from '../../i18n/bilingual.ts';
import { addressLines } from '../../i18n/format.ts';
import { LocalLink } from '../../i18n/local-link.tsx';
import { DASHBOARD } from '../../i18n/messages/account.ts';
import type { Address } from '../../model/order.ts';
import styles from './dashboard.module.css';

export interface DashboardFacts {
  readonly orderCount: number;
  readonly wishlistCount: number;
  readonly billing: Address;
  readonly shipping: Address;
  readonly countries: CountryNames;
  readonly states: StatesByCountry;
}

interface DashboardProps {
  readonly facts: DashboardFacts;
  /** Null while there are none. */
  readonly latestOrders: ReactNode;
}

/** What the customer has here, at a glance. */
export function Dashboard({ facts, latestOrders }: DashboardProps) {
  const text = useText(DASHBOARD);
  return (
    <div className={styles.dashboard}>
      <div className={styles.tiles}>
        <Tile count={facts.orderCount} label={text.orders(facts.orderCount)} to={accountPath('orders')} />
        <Tile count={facts.wishlistCount} label={text.saved} to={accountPath('wishlist')} />
      </div>
      {latestOrders ? (
        <section>
          <h2 className="h3">{text.latest}</h2>
          {latestOrders}
        </section>
      ) : (
        <p>
          {text.noOrders}{' '}
          <LocalLink className="link" to={PATHS.products}>
            {text.browse}
          </LocalLink>
        </p>
      )}
      <section>
        <h2 className="h3">{text.addresses}</h2>
        <div className={styles.tiles}>
          <AddressTile title={text.shipping} address={facts.shipping} facts={facts} />
          <AddressTile title={text.billing} address={facts.billing} facts={facts} />
        </div>
      </section>
    </div>
  );
}

function Tile({ count, label, to }: { readonly count: number; readonly label: string; readonly to: string }) {
  const text = useText(DASHBOARD);
  return (
    <div>
      <b className={styles.count}>{count}</b>
      <span>{label}</span>
      <LocalLink className="link" to={to}>
        {text.see}
        <span className="visuallyHidden">: {label}</span>
      </LocalLink>
    </div>
  );
}

interface AddressTileProps {
  readonly title: string;
  readonly address: Address;
  readonly facts: Pick<DashboardFacts, 'countries' | 'states'>;
}

function AddressTile({ title, address, facts }: AddressTileProps) {
  const text = useText(DASHBOARD);
  const lines = address.address1 ? addressLines(address, facts.countries, facts.states) : [text.noAddress];
  return (
    <div>
      <b>{title}</b>
      <address className={styles.address}>
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
    </div>
  );
}
