import { categoryPath, guidePath, PATHS } from '#contract/paths.ts';
import { cachedPageHeaders } from '../cached-page.ts';
import { GuidePage } from '../features/categories/guide-page.tsx';
import { ShopByCategory } from '../features/home/shop-by-category.tsx';
import { PageHead, StructuredData } from '../features/navigation/page-head.tsx';
import { PageCrumbs } from '../features/navigation/page-header.tsx';
import { ProductCards } from '../features/product-card/product-cards.tsx';
import { QuestionList, useOpenQuestion } from '../features/questions/question-list.tsx';
import { useText } from '../i18n/bilingual.ts';
import { useLocalPath } from '../i18n/local-link.tsx';
import { CATEGORIES } from '../i18n/messages/categories.ts';
import { bestSellers } from '../model/catalog/catalog-sorts.ts';
import { productsInCategory } from '../model/catalog/category-tree.ts';
import { toProductCard } from '../model/catalog/product-card.ts';
import { faqStructuredData } from '../model/content/find-questions.ts';
import type { ProductCardData } from '../model/product/product.ts';
import { pageNotFound } from '../page-errors.ts';
import { useRootData } from '../root-data.ts';
import { shopContext } from '../shop-context.ts';
import { SectionHeader } from '../ui/section-header.tsx';
import type { Route } from './+types/guide.ts';

const SHOWN_PRODUCTS = 8;
const SHOWN_PACKS = 4;

export async function loader({ params, context }: Route.LoaderArgs) {
  const { catalog, content } = context.get(shopContext);
  const guide = content.guides.find(({ slug }) => slug === params.slug);
  if (!guide) throw pageNotFound();
  const [categories, products] = await Promise.all([catalog.categories(), catalog.products()]);
  const category = categories.find(({ slug }) => slug === guide.slug);
  const own = category ? productsInCategory(products, category, categories) : [];
  const shown = bestSellers(own, SHOWN_PRODUCTS);
  const packs = shown.filter(({ categories: [first] }) => first?.slug === guide.slug);
  return {
    guide,
    count: own.length,
    packs: packs.flatMap(({ picture }) => picture ?? []).slice(0, SHOWN_PACKS),
    products: shown.map(toProductCard),
  };
}

export const headers: Route.HeadersFunction = () => cachedPageHeaders('catalog');

export default function Guide({ loaderData: { guide, count, packs, products } }: Route.ComponentProps) {
  const text = useText(CATEGORIES);
  const shop = useRootData();
  const crumbs = [{ label: text.guides, href: useLocalPath()(PATHS.guides) }, { label: guide.title }];
  useOpenQuestion();
  return (
    <>
      <PageHead title={text.guideTo(guide.title)} description={guide.description} />
      <StructuredData data={faqStructuredData([guide])} />
      <GuidePage
        guide={guide}
        count={count}
        packs={packs}
        crumbs={<PageCrumbs baseUrl={shop?.baseUrl} crumbs={crumbs} />}
        questions={<QuestionList questions={guide.questions} />}
        products={products.length > 0 ? <Products slug={guide.slug} products={products} /> : null}
      />
      <ShopByCategory items={shop?.tiles ?? []} title={text.otherGuides} pathOf={guidePath} />
    </>
  );
}

interface ProductsProps {
  readonly slug: string;
  readonly products: readonly ProductCardData[];
}

function Products({ slug, products }: ProductsProps) {
  const text = useText(CATEGORIES);
  const list = useLocalPath()(categoryPath(slug));
  return (
    <section className="section" aria-labelledby="products">
      <SectionHeader id="products" title={text.products} more={{ href: list, label: text.allProducts }} />
      <ProductCards labelledBy="products" products={products} />
    </section>
  );
}
