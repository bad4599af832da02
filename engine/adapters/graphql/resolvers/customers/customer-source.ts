import type { Customer } from '#engine/domain/customers/customer.ts';
import type { Session } from '#engine/domain/sessions/session.ts';
import type { Context } from '../../context.ts';
import type { CustomerSource } from '../../sources.ts';

/** An account as its owner sees it. */
export const accountSource = (account: Customer): CustomerSource => ({
  account,
  billing: account.billing,
  shipping: account.shipping,
  shippingCalculated: account.billing.country !== '' || account.shipping.country !== '',
  isCaller: true,
});

/** The caller as the visit knows them: a guest, or the copy of the addresses that a customer shops with. */
export const visitSource = (
  { billing, shipping, shippingCalculated }: Session,
  account: Customer | null = null,
): CustomerSource => ({ account, billing, shipping, shippingCalculated, isCaller: true });

/** Whoever asks. */
export async function callerSource(context: Context): Promise<CustomerSource> {
  const account = await context.session.customer();
  return account ? accountSource(account) : visitSource((await context.view()).session);
}
