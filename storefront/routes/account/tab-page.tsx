import type { StatesByCountry } from '#contract/geography/address-formats.ts';
import { TabUnavailable } from '../../features/account/account-unavailable.tsx';
import { Addresses } from '../../features/account/addresses.tsx';
import { Dashboard } from '../../features/account/dashboard.tsx';
import { OwnData } from '../../features/account/own-data.tsx';
import { Profile, type SavedForm } from '../../features/account/profile.tsx';
import { Downloads } from '../../features/order/order-files.tsx';
import { OrderHistory, OrderList } from '../../features/order/order-history.tsx';
import type { FormOutcome, FormResponse } from '../../forms/form-response.ts';
import type { Viewer } from '../../model/account/viewer.ts';
import { WishlistView } from '../../pages/wishlist-view.tsx';
import type { LoadedTab } from './load-tab.ts';

interface TabPageProps {
  readonly viewer: Viewer;
  readonly tab: LoadedTab;
  /** Of the last form of the tab that was sent. */
  readonly outcome: FormOutcome<FormResponse> | undefined;
  /** Of a country that was typed and that the tab does not know. */
  readonly states?: StatesByCountry | undefined;
  /** The form that was saved last: `?saved=`. */
  readonly saved: string | null;
}

const isSavedForm = (saved: string | null): saved is SavedForm => saved === 'profile' || saved === 'password';

export function TabPage({ viewer, tab, outcome, states, saved }: TabPageProps) {
  switch (tab.name) {
    case 'dashboard':
      return tab.content ? (
        <Dashboard
          facts={tab.content.facts}
          latestOrders={
            tab.content.latest.length > 0 ? (
              <OrderList orders={tab.content.latest} headingLevel={3} formKey={tab.content.formKey} />
            ) : null
          }
        />
      ) : (
        <TabUnavailable />
      );
    case 'orders':
      return <OrderHistory orders={null} after={null} next={null} search="" formKey="" {...tab.content} />;
    case 'wishlist':
      return tab.content ? <WishlistView {...tab.content} failure={null} /> : <TabUnavailable />;
    case 'downloads':
      return <Downloads files={tab.content} />;
    case 'addresses':
      return tab.content ? (
        <Addresses {...tab.content} states={{ ...tab.content.states, ...states }} outcome={outcome} saved={saved} />
      ) : (
        <TabUnavailable />
      );
    case 'data':
      return tab.content ? (
        <OwnData {...tab.content} viewer={viewer} outcome={outcome} saved={saved} />
      ) : (
        <TabUnavailable />
      );
    case 'profile':
      return <Profile viewer={viewer} outcome={outcome} saved={isSavedForm(saved) ? saved : null} />;
  }
}
