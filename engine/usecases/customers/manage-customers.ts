import type { Customer } from '#engine/domain/customers/customer.ts';
import type { CustomerForbidden } from '#engine/domain/customers/refusals.ts';
import type { Page, PageRequest } from '#engine/domain/paging/page.ts';
import { ok, type Result, refuse } from '#engine/domain/result.ts';
import type { OrderStats } from '../ports/orders.ts';
import type { Needs } from '../ports/ports.ts';

export interface CustomerRecord {
  readonly customer: Customer;
  readonly orderStats: OrderStats;
}

/** Accounts as an operator sees and manages them. Without passwords. */
export const manageCustomers = ({
  customers,
  orders,
  unitOfWork,
}: Pick<Needs, 'customers' | 'orders' | 'unitOfWork'>) => ({
  /** Newest first. `search` is a part of a name or email address, empty for all. */
  list: (search: string, page: PageRequest): Promise<Page<Customer>> => customers.list({ search, page }),

  /** By id, username or email address. */
  async show(who: number | string): Promise<CustomerRecord | null> {
    const found = typeof who === 'number' ? await customers.find(who) : (await customers.findByLogin(who))?.customer;
    return found ? { customer: found, orderStats: await orders.stats(found.id) } : null;
  },

  /** Ends every login, for example after a phone was lost. */
  logOutEverywhere: (id: number): Promise<Result<Customer, CustomerForbidden>> =>
    unitOfWork(async (shop) => {
      const account = await shop.customers.forUpdate(id);
      if (!account) return refuse({ code: 'CUSTOMER_FORBIDDEN' });
      await shop.customers.endLogins(id);
      return ok(account.customer);
    }),
});
