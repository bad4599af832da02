import { granted, type Result, refused } from '#engine/domain/result.ts';
import type { Needs } from './ports.ts';

export type CustomerMissing = { readonly code: 'CUSTOMER_UNKNOWN'; readonly id: number };

/** Forgets the account, its logins and its cart. Orders stay with the addresses they went to, as the law on books asks. */
export const removeCustomer = (
  { unitOfWork }: Pick<Needs, 'unitOfWork'>,
  id: number,
): Promise<Result<null, CustomerMissing>> =>
  unitOfWork(async ({ customers }) => {
    if (!(await customers.forUpdate(id))) return refused({ code: 'CUSTOMER_UNKNOWN', id });
    await customers.remove(id);
    return granted(null);
  });
