import { choiceOfForm, chosenVariation } from '../model/product/choice.ts';
import type { Product, ProductSummary } from '../model/product/product.ts';

interface KnownProducts {
  isOwnEngine(): Promise<boolean>;
  productsById(): Promise<ReadonlyMap<number, ProductSummary>>;
  product(slug: string): Promise<{ readonly product: Product } | null>;
}

/**
 * Names the chosen variation in a buy form, as the page's script does: without it a stock WooCommerce adds the product
 * itself, of no size and at its lowest price. False when no variation is chosen. The own engine looks for itself.
 */
export async function nameVariation(form: FormData, catalog: KnownProducts): Promise<boolean> {
  if (form.get('variationId') || (await catalog.isOwnEngine())) return true;
  const summary = (await catalog.productsById()).get(Number(form.get('productId')));
  if (summary?.type !== 'variable') return true;
  const details = await catalog.product(summary.slug);
  const chosen = details && chosenVariation(details.product, choiceOfForm(details.product, form));
  if (chosen) form.set('variationId', String(chosen.id));
  return chosen !== null;
}
