import type { StoredDraft } from '#engine/usecases/ports/merchant-catalog.ts';
import type { Form } from './form.ts';
import { toForms } from './to-forms.ts';

/** The rows of what is in the shop, by all that a sheet may call them. */
export interface KnownForms {
  byId(id: number): Form | undefined;
  bySku(sku: string): Form | undefined;
  bySlug(slug: string): Form | undefined;
  /** Those of a product, in their order. */
  variationsOf(product: Form): readonly Form[];
}

export function createKnownForms(stored: readonly StoredDraft[]): KnownForms {
  const families = stored.map(toForms);
  const all = families.flat();
  const ids = new Map(all.map((form) => [form.id, form]));
  const skus = new Map(all.filter(({ sku }) => sku !== '').map((form) => [form.sku, form]));
  const slugs = new Map(all.filter(({ slug }) => slug !== '').map((form) => [form.slug, form]));
  const variations = new Map(families.map(([product, ...rest]) => [product?.id, rest]));
  return {
    byId: (id) => ids.get(id),
    bySku: (sku) => skus.get(sku),
    bySlug: (slug) => slugs.get(slug),
    variationsOf: ({ id }) => (id === null ? [] : (variations.get(id) ?? [])),
  };
}
