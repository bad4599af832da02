import { DAY_MS } from '#engine/domain/durations.ts';
import type { Order } from '#engine/domain/orders/order.ts';
import type { AbortSignalLike } from '../ports/abort-signal.ts';
import type { Needs, UnitOfWork } from '../ports/ports.ts';

const BATCH_SIZE = 50;

/** Orders that were completed longer ago are left alone, for example those of a shop that has just begun to ask. */
const LATEST_DAYS = 30;

/**
 * Asks buyers for reviews of what was sent to them some days ago, once per order, and returns how many were asked. Safe in
 * parallel: an order is marked before its email is queued, in the same transaction.
 */
export async function requestReviews(needs: Needs, closing?: AbortSignalLike): Promise<number> {
  const { reviewRequestDays } = needs.settings;
  if (reviewRequestDays === null) return 0;
  const until = new Date(needs.now().getTime() - reviewRequestDays * DAY_MS);
  const from = new Date(until.getTime() - LATEST_DAYS * DAY_MS);
  let asked = 0;
  for (const order of await needs.orders.unreviewed({ from, until, limit: BATCH_SIZE })) {
    if (closing?.aborted) break;
    if (await requestReview(needs, order)) asked += 1;
  }
  return asked;
}

/** The catalog is read before the transaction: it has no part in it. */
async function requestReview(needs: Needs, { id, language, lines }: Order): Promise<boolean> {
  const ids = [...new Set(lines.map(({ productId }) => productId))];
  const products = await needs.catalog.productsByIds(ids, language);
  const reviewable = products.filter(({ reviewsAllowed }) => reviewsAllowed);
  return needs.unitOfWork(async (shop) => {
    const order = await shop.orders.forUpdate(id);
    if (!order || !(await shop.orders.markReviewRequested(id, needs.now()))) return false;
    const { email: to } = order.billing;
    if (order.status !== 'completed' || to === '') return false;
    const missing = await withoutReviewed(shop, order, reviewable);
    if (missing.length === 0) return false;
    const named = missing.map(({ name, slug }) => ({ name, slug }));
    await shop.outbox.add({ kind: 'review-request', to, language, orderId: id, products: named });
    return true;
  });
}

async function withoutReviewed<P extends { readonly id: number }>(
  { reviews }: UnitOfWork,
  { customerId, billing }: Order,
  products: readonly P[],
): Promise<readonly P[]> {
  const missing: P[] = [];
  for (const product of products) {
    const written = await reviews.of({ productId: product.id, customerId, email: billing.email });
    if (!written) missing.push(product);
  }
  return missing;
}
