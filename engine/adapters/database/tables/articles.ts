import type { PublicationStatus } from '#engine/domain/catalog/product.ts';
import type { Language, Translated } from '#engine/domain/language.ts';
import type { ReviewStatus } from '#engine/domain/reviews/review.ts';
import type { Generated, Json } from './columns.ts';

export interface ArticleTables {
  readonly reviews: {
    readonly id: Generated<number>;
    readonly productId: number;
    readonly customerId: number | null;
    readonly author: string;
    readonly email: string;
    readonly rating: number;
    readonly text: string;
    readonly language: Language;
    readonly writtenAt: Date;
    readonly verified: boolean;
    readonly status: ReviewStatus;
    readonly answer: Generated<string>;
    readonly answeredAt: Generated<Date | null>;
  };
  readonly authors: {
    readonly id: Generated<number>;
    readonly slug: string;
    readonly firstName: string;
    readonly lastName: string;
  };
  readonly articles: {
    readonly id: Generated<number>;
    readonly slug: string;
    readonly status: PublicationStatus;
    readonly publishedAt: Date;
    readonly modifiedAt: Generated<Date>;
    readonly pictureId: number | null;
    readonly authorId: number;
  };
  readonly articleTexts: {
    readonly articleId: number;
    readonly language: Language;
    readonly title: string;
    readonly excerpt: string;
    readonly content: string;
    readonly folded: string;
  };
  readonly articleCategories: {
    readonly id: Generated<number>;
    readonly slug: string;
    readonly name: Json<Translated>;
  };
  readonly articlesInCategories: {
    readonly articleId: number;
    readonly categoryId: number;
    readonly position: number;
  };
  readonly articleTags: { readonly articleId: number; readonly tagId: number; readonly position: number };
}
