import type { PublicationStatus } from '#engine/domain/catalog/product.ts';
import type { Language, Translated } from '#engine/domain/language.ts';
import type { ReviewStatus } from '#engine/domain/reviews/review.ts';
import type { Generated, Json } from './columns.ts';

export interface ArticleTables {
  readonly reviews: {
    readonly id: Generated<number>;
    readonly product_id: number;
    readonly customer_id: number | null;
    readonly author: string;
    readonly email: string;
    readonly rating: number;
    readonly text: string;
    readonly language: Language;
    readonly written_at: Date;
    readonly verified: boolean;
    readonly status: ReviewStatus;
  };
  readonly authors: {
    readonly id: Generated<number>;
    readonly slug: string;
    readonly first_name: string;
    readonly last_name: string;
  };
  readonly articles: {
    readonly id: Generated<number>;
    readonly slug: string;
    readonly status: PublicationStatus;
    readonly published_at: Date;
    readonly modified_at: Generated<Date>;
    readonly picture_id: number | null;
    readonly author_id: number;
  };
  readonly article_texts: {
    readonly article_id: number;
    readonly language: Language;
    readonly title: string;
    readonly excerpt: string;
    readonly content: string;
    readonly folded: string;
  };
  readonly article_categories: {
    readonly id: Generated<number>;
    readonly slug: string;
    readonly name: Json<Translated>;
  };
  readonly articles_in_categories: {
    readonly article_id: number;
    readonly category_id: number;
    readonly position: number;
  };
}
