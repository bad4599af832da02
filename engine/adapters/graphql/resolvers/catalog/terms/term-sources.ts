import type { ArticleCategory } from '#engine/domain/articles/article.ts';
import type { AttributeTerm } from '#engine/domain/catalog/attribute.ts';
import type {
  ArticleCategorySource,
  ArticleTagSource,
  AttributeTermSource,
  ProductCategorySource,
  ProductTagSource,
  TermSource,
} from '../../../sources.ts';

export const productCategory = ({
  id,
  slug,
  name,
}: Omit<ProductCategorySource, 'taxonomy'>): ProductCategorySource => ({
  taxonomy: 'product_cat',
  id,
  slug,
  name,
});

export const attributeTerm = (attribute: string, term: AttributeTerm): AttributeTermSource => ({
  ...term,
  taxonomy: `pa_${attribute}`,
});

export const articleCategory = ({ id, slug, name }: Omit<ArticleCategory, 'count'>): ArticleCategorySource => ({
  taxonomy: 'category',
  id,
  slug,
  name,
});

export const articleTag = ({ id, slug, name }: Omit<ArticleTagSource, 'taxonomy'>): ArticleTagSource => ({
  taxonomy: 'post_tag',
  id,
  slug,
  name,
});

export const productTag = ({ id, slug, name }: Omit<ProductTagSource, 'taxonomy'>): ProductTagSource => ({
  taxonomy: 'product_tag',
  id,
  slug,
  name,
});

/** Ids are unique within a taxonomy only. */
export const termKey = ({ taxonomy, id }: Pick<TermSource, 'taxonomy' | 'id'>): string => `${taxonomy}-${id}`;
