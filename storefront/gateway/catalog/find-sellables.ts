import type { CommerceApi } from '#contract/commerce-api.ts';
import type { Language } from '#contract/languages.ts';
import type { Sellable } from '../../model/content/linked-item.ts';
import { getProductsBySku } from '../generated/operations.generated.ts';
import { nodesOf } from '../map/fragments.ts';
import { sellablesOf } from '../map/sellables.ts';
import { runOperation } from '../transport/run-operation.ts';
import { withAllVariations } from './all-variations.ts';

/** What is sold under these SKUs. A stock WooCommerce finds products by their own SKUs alone, and no variations. */
export async function findSellables(
  api: CommerceApi,
  language: Language,
  skus: readonly string[],
): Promise<readonly Sellable[]> {
  if (skus.length === 0) return [];
  const request = { operation: getProductsBySku, variables: { skus: skus.join(',') } };
  const { data } = await runOperation(api, request, { language });
  const sellables: Sellable[] = [];
  for (const product of nodesOf(data?.products)) {
    sellables.push(...sellablesOf(await withAllVariations({ api, language }, product)));
  }
  return sellables;
}
