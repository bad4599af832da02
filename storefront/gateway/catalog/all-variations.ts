import { type CardFragment, getVariations } from '../generated/operations.generated.ts';
import { nodesOf } from '../map/fragments.ts';
import { onceMore } from '../transport/once-more.ts';
import { isLastPage, pagesOf } from '../transport/pages-of.ts';
import { ApiFailure, runOperation } from '../transport/run-operation.ts';
import type { CatalogSource } from './catalog-source.ts';

/** A hundred variations each. */
const MAX_PAGES = 100;

async function loadPage({ api, ...caller }: CatalogSource, product: number, after: string | null) {
  const request = { operation: getVariations, variables: { product: String(product), after } };
  const { data } = await onceMore(() => runOperation(api, request, caller));
  if (!data?.product || !('variations' in data.product))
    throw new ApiFailure(`the commerce API returned no more variations of product ${product}`);
  return data.product.variations;
}

type Card = Pick<CardFragment, 'databaseId'> &
  Partial<Pick<Extract<CardFragment, { readonly variations: unknown }>, 'variations'>>;

/** A backend that returns a hundred variations with a product is asked for the others. */
export async function withAllVariations<Raw extends Card>(source: CatalogSource, raw: Raw): Promise<Raw> {
  const { variations } = raw;
  if (!variations?.pageInfo || isLastPage({ pageInfo: variations.pageInfo })) return raw;
  const first = variations.pageInfo.endCursor;
  const nodes = [...variations.nodes];
  for await (const page of pagesOf((after) => loadPage(source, raw.databaseId, after ?? first), MAX_PAGES)) {
    nodes.push(...page.nodes);
  }
  return { ...raw, variations: { ...variations, nodes } };
}

type Group<Part extends Card> = Card & { readonly products?: { readonly nodes: readonly (Part | null)[] } | null };

/** A product and those that it is made of, each with all its variations. */
export async function withAllPartsVariations<Part extends Card, Raw extends Group<Part>>(
  source: CatalogSource,
  raw: Raw,
): Promise<Raw> {
  const whole = await withAllVariations(source, raw);
  if (!whole.products) return whole;
  const nodes: Part[] = [];
  for (const part of nodesOf(whole.products)) nodes.push(await withAllVariations(source, part));
  return { ...whole, products: { ...whole.products, nodes } };
}
