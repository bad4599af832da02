import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AttributeDraft } from '#engine/domain/catalog/attribute.ts';
import type { CategoryDraft } from '#engine/domain/catalog/category.ts';
import type { Usecases } from '#engine/usecases/usecases.ts';
import { ATTRIBUTES } from '../catalogue/attributes.ts';
import { CATEGORIES } from '../catalogue/categories.ts';
import { allPictures, shelfPicture } from './all-pictures.ts';
import { mustPass } from './must-pass.ts';
import { pictureDraft } from './picture-drafts.ts';

export const PICTURES = join(fileURLToPath(new URL('..', import.meta.url)), 'pictures', 'uploads');

const categoryDraft = ({ slug, name, description, order }: (typeof CATEGORIES)[number]): CategoryDraft => ({
  slug,
  text: {
    id: { name: name.id, description: description.id },
    en: { name: name.en, description: description.en },
  },
  parent: null,
  order,
  picture: shelfPicture(slug),
});

const attributeDraft = ({ slug, label, terms }: (typeof ATTRIBUTES)[number]): AttributeDraft => ({
  slug,
  label,
  terms: terms.map((term) => ({ slug: term.slug, name: { id: term.name, en: term.name } })),
});

/** Everything that products refer to: pictures, categories, attributes. Returns the files of the pictures. */
export async function loadTaxonomies(usecases: Usecases): Promise<readonly string[]> {
  const pictures = await Promise.all(allPictures().map((picture) => pictureDraft(PICTURES, picture)));
  await mustPass('pictures', usecases.importPictures(pictures));
  await mustPass('categories', usecases.importCategories(CATEGORIES.map(categoryDraft)));
  await mustPass('attributes', usecases.importAttributes(ATTRIBUTES.map(attributeDraft)));
  return pictures.map(({ file }) => file);
}
