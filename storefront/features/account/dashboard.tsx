import type { ReactNode } from 'react';
import type { StatesByCountry } from '#contract/geography/address-formats.ts';
import type { CountryNames } from '#contract/geography/countries.ts';
import { accountPath, PATHS } from '#contract/paths.ts';
import { addressLines } from '../../i18n/address-lines.ts';
import { useText } from '../../i18n/bilingual.ts';
import { LocalLink } from '../../i18n/local-link.tsx';
import { DASHBOARD } from '../../i18n/messages/account.ts';
import { type Address, isSameAddress } from '../../model/address.ts';
import { AccountSection } from './account-sections.tsx';
import styles from './dashboard.module.css';

export interface DashboardFacts {
  readonly orderCount: number;
  /** There are more than were counted. */
  readonly hasOlderOrders: boolean;
  /** Files that can be downloaded. */
  readonly fileCount: number;
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
      <div className={styles.counts}>
        <Tile
          count={facts.orderCount}
          hasMore={facts.hasOlderOrders}
          label={text.orders(facts.orderCount)}
          to={accountPath('orders')}
        />
        <Tile count={facts.fileCount} label={text.files(facts.fileCount)} to={accountPath('downloads')} />
        <Tile count={facts.wishlistCount} label={text.saved} to={accountPath('wishlist')} />
      </div>
      {latestOrders ? (
        <AccountSection title={text.latest}>{latestOrders}</AccountSection>
      ) : (
        <p>
          {text.noOrders}{' '}
          <LocalLink className="link" to={PATHS.products}>
            {text.browse}
          </LocalLink>
        </p>
      )}
      <AccountSection title={text.addresses}>
        <div className={styles.addresses}>
          <AddressTile title={text.shipping} address={facts.shipping} facts={facts} />
          <AddressTile title={text.billing} address={facts.billing} facts={facts} />
        </div>
      </AccountSection>
    </div>
  );
}

interface TileProps {
  readonly count: number;
  readonly hasMore?: boolean;
  readonly label: string;
  readonly to: string;
}

function Tile({ count, hasMore = false, label, to }: TileProps) {
  const text = useText(DASHBOARD);
  return (
    <div>
      <b className={styles.count}>
        {count}
        {hasMore ? '+' : null}
      </b>
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
  readonly facts: DashboardFacts;
}

function AddressTile({ title, address, facts }: AddressTileProps) {
  const text = useText(DASHBOARD);
  const isSame = address !== facts.shipping && isSameAddress(address, facts.shipping);
  const lines = isSame ? [text.sameAddress] : addressLines(address, facts.countries, facts.states);
  const isKnown = address.address1 !== '';
  return (
    <div>
      <h3 className="smallHeading">{title}</h3>
      <address className={styles.address}>
        {(isKnown ? lines : [text.noAddress]).map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      <LocalLink className="link" to={accountPath('addresses')}>
        {isKnown ? text.change : text.add}
        <span className="visuallyHidden">: {title}</span>
      </LocalLink>
    </div>
  );
}
