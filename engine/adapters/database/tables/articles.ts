import type { ArticleText, Author } from '#engine/domain/articles/article.ts';
import type { PublicationStatus } from '#engine/domain/catalog/product.ts';
import type { Language, Translated } from '#engine/domain/language.ts';
import type { NewReview } from '#engine/domain/reviews/review.ts';
import type { Generated, Json, Row } from './columns.ts';

export interface ArticleTables {
  readonly reviews: Row<NewReview> & {
    readonly answer: Generated<string>;
    readonly answeredAt: Generated<Date | null>;
  };
  readonly authors: Row<Omit<Author, 'id'>>;
  readonly articles: {
    readonly id: Generated<number>;
    readonly slug: string;
    readonly status: PublicationStatus;
    readonly publishedAt: Date;
    readonly modifiedAt: Generated<Date>;
    readonly pictureId: number | null;
    readonly authorId: number;
  };
  readonly articleTexts: ArticleText & {
    readonly articleId: number;
    readonly language: Language;
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
