import { redirect } from 'react-router';
import { readStockAlert } from '#contract/inputs/stock-alert.ts';
import { localPath, stockAlertPath } from '#contract/paths.ts';
import { PageHead } from '../features/navigation/page-head.tsx';
import type { StockAlertOutcome } from '../features/product-page/stock-alert-form.tsx';
import { StockAlertPage } from '../features/product-page/stock-alert-page.tsx';
import { keepForm } from '../forms/keep-form.ts';
import { asksForPage, formOf, withProblems, withRefusal } from '../forms/read-request.ts';
import { useText } from '../i18n/bilingual.ts';
import { STOCK_ALERTS } from '../i18n/messages/stock-alerts.ts';
import { pageNotFound } from '../page-errors.ts';
import { shopContext } from '../shop-context.ts';
import type { Route } from './+types/stock-alert.ts';

/** @throws a 404 for an unknown product, and over a backend without stock alerts */
async function findProduct({ params, context }: Pick<Route.LoaderArgs, 'params' | 'context'>) {
  const details = await context.get(shopContext).catalog.product(params.slug);
  if (!details?.product.takesStockAlerts) throw pageNotFound();
  return details.product;
}

export async function loader(route: Route.LoaderArgs) {
  const { shopper } = route.context.get(shopContext);
  const [{ slug, name, variations }, viewer] = await Promise.all([findProduct(route), shopper.viewer()]);
  const { searchParams } = new URL(route.request.url);
  const asked = Number(searchParams.get('variation'));
  return {
    product: { slug, name },
    variationId: variations.find(({ id }) => id === asked)?.id ?? null,
    email: viewer?.email ?? '',
    isRequested: searchParams.has('done'),
  };
}

/** A browser without script is redirected. */
export async function action(route: Route.ActionArgs) {
  const { shopper, prefix } = route.context.get(shopContext);
  const [form, product] = await Promise.all([formOf(route.request), findProduct(route)]);
  const request = readStockAlert(form);
  if (!request.ok) return withProblems(form, request);
  const requested = await shopper.requestStockAlert({ productId: product.id, ...request.value });
  if (!requested.ok) return withRefusal(form, requested.refusal);
  if (!asksForPage(route.request)) return { response: null, failure: null, isRequested: true as const };
  throw redirect(`${localPath(stockAlertPath(product.slug), prefix)}?done=1`, 303);
}

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) => keepForm(request, serverAction);

export default function StockAlertRoute({ loaderData, actionData }: Route.ComponentProps) {
  const outcome: StockAlertOutcome | undefined = actionData;
  const response = outcome?.response;
  const variationId = Number(response?.typed.variationId) || loaderData.variationId;
  return (
    <>
      <PageHead title={useText(STOCK_ALERTS).about(loaderData.product.name)} isUnlisted />
      <StockAlertPage {...loaderData} variationId={variationId} outcome={outcome} />
    </>
  );
}
