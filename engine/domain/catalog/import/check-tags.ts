import { LANGUAGES } from '../../language.ts';
import type { ProductDraft } from '../product-draft.ts';
import type { ImportProblem } from '../refusals.ts';
import { LONGEST } from './lengths.ts';
import { isSlug, repeated, unless } from './problems.ts';

type Tags = NonNullable<ProductDraft['tags']>;

/** Each has a slug of its own, and a name in both languages. */
export const checkTags = (tags: Tags): readonly ImportProblem[] => [
  ...unless(tags.every(isTag), 'tags'),
  ...repeated(
    'tags',
    tags.map(({ slug }) => slug),
  ),
];

const isTag = ({ slug, name }: Tags[number]): boolean =>
  isSlug(slug) && LANGUAGES.every((language) => name[language] !== '' && name[language].length <= LONGEST.tag);
