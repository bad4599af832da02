import type { CustomerForbidden } from '#engine/domain/customers/refusals.ts';
import { ok, type Result, refuse } from '#engine/domain/result.ts';
import { customerNumber } from '#engine/domain/sessions/session.ts';
import { decideStockAlert, type StockAlertRefusal, type StockAlertRequest } from '#engine/domain/stock/stock-alert.ts';
import { foldName } from '#engine/domain/text/text.ts';
import type { Caller, Needs } from '../ports/ports.ts';
import { rateLimit } from '../rate-limits/rate-limit.ts';

/** Stores that somebody wants to know when a sold-out product is back. The catalog is read before the transaction. */
export async function requestStockAlert(
  needs: Needs,
  { customerId: caller, language, clientAddress }: Caller,
  request: StockAlertRequest,
): Promise<Result<null, StockAlertRefusal | CustomerForbidden>> {
  const [product = null] = await needs.catalog.productsByIds([request.productId], language);
  const customerId = customerNumber(caller);
  const decision = decideStockAlert(request, { product, customerId, language, now: needs.now() });
  if (!decision.ok) return decision;
  const limit = await rateLimit(needs, { action: 'stock-alert', subject: decision.value.email, clientAddress });
  if (!limit.ok) return limit;
  return needs.unitOfWork(async ({ customers, stockAlerts }): Promise<Result<null, CustomerForbidden>> => {
    // Whoever erases the account meanwhile either finds the alert or leaves nobody to wait.
    if (customerId !== null && !(await customers.forUpdate(customerId))) return refuse({ code: 'CUSTOMER_FORBIDDEN' });
    await stockAlerts.add(decision.value);
    return ok(null);
  });
}

const signedText = (id: number): string => `stock alert ${id}`;

/** Proves that whoever has it got the email about this alert. */
export const stockAlertSignature = ({ sign }: Pick<Needs, 'sign'>, id: number): string => sign(signedText(id));

/** Ends every alert of the address that the email about one of them went to; repeated, it changes nothing. */
export async function cancelStockAlerts(
  needs: Needs,
  { id, signature }: { readonly id: number; readonly signature: string },
): Promise<Result<null, StockAlertRefusal>> {
  if (!needs.isSigned(signedText(id), signature)) return refuse({ code: 'STOCK_ALERT_LINK_INVALID' });
  await needs.unitOfWork(async ({ stockAlerts }) => {
    const email = await stockAlerts.emailOf(id);
    if (email !== null) await stockAlerts.removeOf({ customerId: null, email: foldName(email) });
  });
  return ok(null);
}

/** Ends one of the caller's own; repeated, it changes nothing. */
export async function stopStockAlert(
  needs: Pick<Needs, 'unitOfWork'>,
  caller: Pick<Caller, 'customerId'>,
  id: number,
): Promise<Result<null, CustomerForbidden>> {
  const customerId = customerNumber(caller.customerId);
  if (customerId === null) return refuse({ code: 'CUSTOMER_FORBIDDEN' });
  await needs.unitOfWork(({ stockAlerts }) => stockAlerts.removeOwn(customerId, id));
  return ok(null);
}
