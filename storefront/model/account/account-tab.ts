/** The tabs of the account, in the order of its menu. */
export const ACCOUNT_TABS = ['dashboard', 'orders', 'downloads', 'wishlist', 'addresses', 'profile', 'data'] as const;

export type AccountTab = (typeof ACCOUNT_TABS)[number];

/** The tab that an address names; the first one where it names none. */
export const accountTabOf = (name: string | null): AccountTab =>
  ACCOUNT_TABS.find((tab) => tab === name) ?? ACCOUNT_TABS[0];
