import { LANGUAGES } from '../../language.ts';
import type { AttributeDraft } from '../attribute.ts';
import type { ImportRefusal } from '../refusals.ts';
import { checkRows } from './check-rows.ts';
import { isSlug, unless } from './problems.ts';

/** Clients make a type name of the slug by rules that no hyphen and no second underscore survives. */
const ATTRIBUTE_SLUG = /^[a-z0-9]+$/;

export const checkAttributes = (drafts: readonly AttributeDraft[]): ImportRefusal | null =>
  checkRows(drafts, {
    idOf: ({ slug }) => slug,
    problemsOf: ({ slug, label, terms }) => [
      ...unless(ATTRIBUTE_SLUG.test(slug), 'slug'),
      ...LANGUAGES.flatMap((language) => unless(label[language] !== '', `label.${language}`)),
      ...unless(new Set(terms.map((term) => term.slug)).size === terms.length, 'terms'),
      ...terms.flatMap((term) => unless(isSlug(term.slug) && term.name.id !== '' && term.name.en !== '', 'terms')),
    ],
  });
