import type { CustomerForbidden } from '#engine/domain/customers/refusals.ts';
import type { RateLimitRefusal } from '#engine/domain/rate-limits/attempt-limits.ts';
import { ok, type Result, refuse } from '#engine/domain/result.ts';
import {
  decideReview,
  type ReviewDecision,
  type ReviewRequest,
  withVerification,
} from '#engine/domain/reviews/decide-review.ts';
import type { Review, ReviewRefusal } from '#engine/domain/reviews/review.ts';
import { customerNumber } from '#engine/domain/sessions/session.ts';
import type { Caller, Needs } from '../ports/ports.ts';
import { rateLimit } from '../rate-limits/rate-limit.ts';

/** Reviews of buyers are published at once. All others wait for moderation, and the shop is notified. */
export async function writeReview(
  needs: Needs,
  caller: Caller,
  request: ReviewRequest,
): Promise<Result<Review, ReviewRefusal | CustomerForbidden | RateLimitRefusal>> {
  const { language, clientAddress } = caller;
  const [product] = await needs.catalog.productsByIds([request.productId], language);
  const facts = { product: product ?? null, customer: await writerOf(needs, caller), language, now: needs.now() };
  const decision = decideReview(request, facts);
  if (!decision.ok) return decision;
  const limit = await rateLimit(needs, { action: 'review', subject: decision.value.email, clientAddress });
  return limit.ok ? storeReview(needs, decision.value, product?.name ?? '') : limit;
}

/** A customer's email address comes from the account, and so does the name, unless the form gives one to publish. */
async function writerOf({ customers }: Needs, { customerId }: Caller) {
  const number = customerNumber(customerId);
  const customer = number === null ? null : await customers.find(number);
  return customer && { id: customer.id, name: customer.displayName, email: customer.email };
}

const storeReview = (
  { unitOfWork, settings }: Needs,
  decision: ReviewDecision,
  product: string,
): Promise<Result<Review, ReviewRefusal | CustomerForbidden>> =>
  unitOfWork(async ({ customers, reviews, outbox, changes }) => {
    const { productId, customerId } = decision;
    // Whoever erases the account meanwhile either finds the review or leaves nobody to write it.
    if (customerId !== null && !(await customers.forUpdate(customerId))) return refuse({ code: 'CUSTOMER_FORBIDDEN' });
    if (await reviews.of(decision)) return refuse({ code: 'REVIEW_DUPLICATE' });
    const hasBought = customerId !== null && (await reviews.hasBought(customerId, productId));
    const review = await reviews.add(withVerification(decision, hasBought));
    const { id: reviewId, author, rating, text } = review;
    const shop = { to: settings.shopEmail, language: settings.shopLanguage };
    if (review.status === 'approved') await changes.announce([{ kind: 'product', id: productId }]);
    else await outbox.add({ kind: 'review-waiting', ...shop, reviewId, product, author, rating, text });
    return ok(review);
  });
