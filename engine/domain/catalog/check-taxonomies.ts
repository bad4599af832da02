import { LANGUAGES } from '../language.ts';
import { type CatalogReferences, checkRows, invalidUnless, isSlug, unknownReferences } from './import-problems.ts';
import type { PictureDraft } from './picture.ts';
import type { ImportRefusal } from './refusals.ts';
import type { AttributeDraft, CategoryDraft } from './taxonomies.ts';

/** A parent is in the shop already or comes in an earlier row, so that no category can contain itself. */
export function checkCategories(drafts: readonly CategoryDraft[], known: CatalogReferences): ImportRefusal | null {
  const parents = new Set(known.categories);
  return checkRows(drafts, {
    idOf: ({ slug }) => slug,
    problemsOf: ({ slug, text, parent, picture }) => {
      const problems = [
        ...invalidUnless(isSlug(slug), 'slug'),
        ...LANGUAGES.flatMap((language) => invalidUnless(text[language].name !== '', `name.${language}`)),
        ...invalidUnless(parent !== slug, 'parent'),
        ...unknownReferences('parent', parent === null ? [] : [parent], parents),
        ...unknownReferences('picture', picture === null ? [] : [picture], known.pictures),
      ];
      parents.add(slug);
      return problems;
    },
  });
}

/** Clients make a type name of the slug by rules that no hyphen and no second underscore survives. */
const ATTRIBUTE_SLUG = /^[a-z0-9]+$/;

export const checkAttributes = (drafts: readonly AttributeDraft[]): ImportRefusal | null =>
  checkRows(drafts, {
    idOf: ({ slug }) => slug,
    problemsOf: ({ slug, label, terms }) => [
      ...invalidUnless(ATTRIBUTE_SLUG.test(slug), 'slug'),
      ...LANGUAGES.flatMap((language) => invalidUnless(label[language] !== '', `label.${language}`)),
      ...invalidUnless(new Set(terms.map((term) => term.slug)).size === terms.length, 'terms'),
      ...terms.flatMap((term) =>
        invalidUnless(isSlug(term.slug) && term.name.id !== '' && term.name.en !== '', 'terms'),
      ),
    ],
  });

/** Below the uploads folder and nowhere else: no step up, no root. */
const FILE = /^[\w-]+(\/[\w-]+)*(\.[\w-]+)+$/;

export const checkPictures = (drafts: readonly PictureDraft[]): ImportRefusal | null =>
  checkRows(drafts, {
    idOf: ({ file }) => file,
    problemsOf: ({ file, sizes, width, height, alt }) => [
      ...invalidUnless(
        [file, ...sizes.map((size) => size.file)].every((one) => FILE.test(one)),
        'file',
      ),
      ...invalidUnless(width > 0 && height > 0, 'size'),
      ...LANGUAGES.flatMap((language) => invalidUnless(alt[language] !== '', `alt.${language}`)),
    ],
  });
