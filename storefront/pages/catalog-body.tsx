import { categoryPath, PATHS } from '#contract/paths.ts';
import { useText } from '../i18n/bilingual.ts';
import { useLocalPath } from '../i18n/local-link.tsx';
import { PRODUCTS } from '../i18n/messages/products.ts';
import type { Category, CategoryRef } from '../model/product/product.ts';
import { useRootData } from '../root-data.ts';
import { CatalogPage } from './catalog-page.tsx';
import type { CatalogPageData } from './catalog-page-loader.ts';

const LIST_ROUTE = { path: PATHS.products, isCategory: false } as const;

/** The list of everything, or of what a search has found. */
export function AllProducts(page: CatalogPageData) {
  const text = useText(PRODUCTS);
  const { search } = page.view.query;
  return (
    <CatalogPage
      {...page}
      title={search ? text.searchTitle(search) : text.allProducts}
      description={text.description}
      crumbs={[{ label: text.products }]}
      route={LIST_ROUTE}
      categories={useRootData()?.tiles ?? []}
    />
  );
}

interface CategoryProductsProps extends CatalogPageData {
  readonly category: Category;
  /** The categories that it is in, the widest first. */
  readonly above: readonly CategoryRef[];
  /** Where the category is explained. */
  readonly guide: string | undefined;
}

/** The list of one category. */
export function CategoryProducts({ category, above, guide, ...page }: CategoryProductsProps) {
  const text = useText(PRODUCTS);
  const localize = useLocalPath();
  return (
    <CatalogPage
      {...page}
      title={category.name}
      description={category.description || text.description}
      lead={category.description}
      guide={guide}
      crumbs={[
        { label: text.products, href: localize(PATHS.products) },
        ...above.map(({ slug, name }) => ({ label: name, href: localize(categoryPath(slug)) })),
        { label: category.name },
      ]}
      route={{ path: categoryPath(category.slug), isCategory: true }}
      categories={useRootData()?.tiles ?? []}
    />
  );
}
