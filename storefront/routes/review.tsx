import { redirect } from 'react-router';
import { type ReviewProblem, readCustomerReview, readGuestReview, readSignedReview } from '#contract/inputs/review.ts';
import { localPath, reviewPath } from '#contract/paths.ts';
import type { Refusal } from '#contract/refusals.ts';
import { PageHead } from '../features/navigation/page-head.tsx';
import type { ReviewField, ReviewOutcome, ReviewWriter } from '../features/product-page/review-form.tsx';
import { ReviewPage } from '../features/product-page/review-page.tsx';
import type { WrittenReview } from '../features/product-page/review-thanks.tsx';
import { keepForm } from '../forms/keep-form.ts';
import { asksForPage, formOf, withProblems, withRefusal } from '../forms/read-request.ts';
import { useText } from '../i18n/bilingual.ts';
import { REVIEWS } from '../i18n/messages/reviews.ts';
import { pageNotFound } from '../page-errors.ts';
import { shopContext } from '../shop-context.ts';
import type { Route } from './+types/review.ts';

const WRITTEN: readonly WrittenReview[] = ['shown', 'waiting'];

/** @throws a 404 for an unknown product, and where the shop shows no reviews */
async function findProduct({ params, context }: Pick<Route.LoaderArgs, 'params' | 'context'>) {
  const { catalog, storeSettings } = context.get(shopContext);
  const details = storeSettings.showReviews ? await catalog.product(params.slug) : null;
  if (!details) throw pageNotFound();
  return details.product;
}

async function findWriter({ context }: Pick<Route.LoaderArgs, 'context'>): Promise<ReviewWriter> {
  const { shopper } = context.get(shopContext);
  const viewer = await shopper.viewer();
  return viewer && { name: viewer.displayName, choosesName: shopper.takesReviewNames() };
}

export async function loader(route: Route.LoaderArgs) {
  const [{ id, slug, name, picture }, writer] = await Promise.all([findProduct(route), findWriter(route)]);
  const sent = new URL(route.request.url).searchParams.get('sent');
  const written = WRITTEN.find((known) => known === sent) ?? null;
  return { product: { id, slug, name, picture }, writer, written };
}

function readReview(form: FormData, writer: ReviewWriter) {
  if (!writer) return readGuestReview(form);
  return writer.choosesName ? readSignedReview(form) : readCustomerReview(form);
}

/** A browser without script is redirected. */
export async function action(route: Route.ActionArgs) {
  const { shopper, prefix } = route.context.get(shopContext);
  const [form, product, writer] = await Promise.all([formOf(route.request), findProduct(route), findWriter(route)]);
  const review = readReview(form, writer);
  if (!review.ok) return withProblems<ReviewField, ReviewProblem>(form, review);
  const written = await shopper.writeReview({ productId: product.id, author: '', email: null, ...review.value });
  if (!written.ok) return refuse(form, written.refusal);
  if (!asksForPage(route.request)) return { response: null, failure: null, written: written.value };
  throw redirect(`${localPath(reviewPath(product.slug), prefix)}?sent=${written.value}`, 303);
}

const refuse = (form: FormData, refusal: Refusal) =>
  refusal.code === 'REVIEW_AUTHOR_HAS_CONTACT'
    ? withProblems<ReviewField, ReviewProblem>(form, { problems: { author: 'contact' } })
    : withRefusal(form, refusal);

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) => keepForm(request, serverAction);

export default function ReviewRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { product } = loaderData;
  const outcome: ReviewOutcome | undefined = actionData;
  return (
    <>
      <PageHead title={useText(REVIEWS).writeAbout(product.name)} isUnlisted />
      <ReviewPage {...loaderData} outcome={outcome} />
    </>
  );
}
