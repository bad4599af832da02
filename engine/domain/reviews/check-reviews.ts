import { isEmail } from '../addresses/field-formats.ts';
import { type CatalogReferences, checkRows, invalidUnless, unknownReferences } from '../catalog/import-problems.ts';
import type { ImportRefusal } from '../catalog/refusals.ts';
import type { ReviewDraft } from './review.ts';

const STARS = [1, 2, 3, 4, 5];

export const checkReviews = (drafts: readonly ReviewDraft[], known: CatalogReferences): ImportRefusal | null =>
  checkRows(drafts, {
    idOf: ({ product, author, email, writtenAt }) => `${product} ${author} ${email} ${writtenAt.toISOString()}`,
    problemsOf: ({ product, author, email, rating, text }) => [
      ...unknownReferences('product', [product], known.products),
      ...invalidUnless(author !== '', 'author'),
      ...invalidUnless(isEmail(email), 'email'),
      ...invalidUnless(STARS.includes(rating), 'rating'),
      ...invalidUnless(text !== '', 'text'),
    ],
  });
