import { checkAttributes, checkCategories, checkPictures } from '#engine/domain/catalog/check-taxonomies.ts';
import type { CatalogReferences } from '#engine/domain/catalog/import-problems.ts';
import type { PictureDraft } from '#engine/domain/catalog/picture.ts';
import type { AttributeDraft, CategoryDraft } from '#engine/domain/catalog/taxonomies.ts';
import type { UnitOfWork } from '../ports/ports.ts';

/** What products refer to and the shop does not have yet, or has with fewer terms. */
export interface CatalogAdditions {
  /** A parent comes before its children. */
  readonly categories: readonly CategoryDraft[];
  /** Each whole: with the terms that are there already. */
  readonly attributes: readonly AttributeDraft[];
  readonly pictures: readonly PictureDraft[];
}

/** What the shop will have once the additions are stored. */
export const withAdditions = (
  known: CatalogReferences,
  { categories, attributes, pictures }: CatalogAdditions,
): CatalogReferences => ({
  ...known,
  categories: new Set([...known.categories, ...categories.map(({ slug }) => slug)]),
  attributes: new Map([
    ...known.attributes,
    ...attributes.map(({ slug, terms }) => [slug, new Set(terms.map((term) => term.slug))] as const),
  ]),
  pictures: new Set([...known.pictures, ...pictures.map(({ file }) => file)]),
});

/** @throws TypeError when an addition breaks a rule of the shop: who makes additions makes valid ones */
export async function storeAdditions(
  { catalog, changes }: Pick<UnitOfWork, 'catalog' | 'changes'>,
  { categories, attributes, pictures }: CatalogAdditions,
): Promise<void> {
  if (categories.length + attributes.length + pictures.length === 0) return;
  const known = await catalog.references();
  const refusal = checkPictures(pictures) ?? checkCategories(categories, known) ?? checkAttributes(attributes);
  if (refusal) throw new TypeError(`additions are not valid: ${JSON.stringify(refusal.rows)}`);
  for (const picture of pictures) await catalog.savePicture(picture);
  for (const category of categories) await catalog.saveCategory(category);
  for (const attribute of attributes) await catalog.saveAttribute(attribute);
  await changes.announce([{ kind: 'catalog' }]);
}
