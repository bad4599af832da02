import type { TaxClass } from '../catalog/product.ts';
import type { Sellable } from '../catalog/sellable.ts';

const HIGHEST_FIRST: readonly TaxClass[] = ['standard', 'reduced-rate', 'zero-rate'];

/** Delivery is taxed like the dearest-taxed goods it carries; null when none of them is taxed. */
export function shippingTaxClass(setting: TaxClass | 'inherit', sellables: readonly Sellable[]): TaxClass | null {
  if (setting !== 'inherit') return setting;
  const classes = sellables.filter(({ taxStatus }) => taxStatus !== 'none').map(({ taxClass }) => taxClass);
  return HIGHEST_FIRST.find((one) => classes.includes(one)) ?? null;
}
