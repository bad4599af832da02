import { checkRows } from '../catalog/import/check-rows.ts';
import { unknown, unless } from '../catalog/import/problems.ts';
import type { CatalogReferences } from '../catalog/import/references.ts';
import type { ImportRefusal } from '../catalog/refusals.ts';
import { isEmail } from '../places/field-formats.ts';
import type { ReviewDraft } from './review.ts';

const STARS = [1, 2, 3, 4, 5];

export const checkReviews = (drafts: readonly ReviewDraft[], known: CatalogReferences): ImportRefusal | null =>
  checkRows(drafts, {
    idOf: ({ product, author, email, writtenAt }) => `${product} ${author} ${email} ${writtenAt.toISOString()}`,
    problemsOf: ({ product, author, email, rating, text }) => [
      ...unknown('product', [product], known.products),
      ...unless(author !== '', 'author'),
      ...unless(isEmail(email), 'email'),
      ...unless(STARS.includes(rating), 'rating'),
      ...unless(text !== '', 'text'),
    ],
  });
