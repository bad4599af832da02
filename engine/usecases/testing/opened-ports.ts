import type { Needs } from '../ports.ts';

/** What a store of the shop must answer to, however it keeps it. */
export type StorePorts = Pick<
  Needs,
  | 'unitOfWork'
  | 'sellables'
  | 'knownGoods'
  | 'sessions'
  | 'orders'
  | 'coupons'
  | 'giftCards'
  | 'downloads'
  | 'reviews'
  | 'mails'
  | 'tries'
  | 'payments'
  | 'merchantCatalog'
  | 'customers'
>;

export interface OpenedStore {
  readonly ports: StorePorts;
  close(): Promise<void>;
}

/** Opens an empty one. */
export type OpenStore = () => Promise<OpenedStore>;
