import { LIMITS } from '#contract/limits.ts';
import { PATHS } from '#contract/paths.ts';
import { SITE } from '#contract/site.ts';
import { sharedPage } from '../caching.ts';
import { ArticlesTeaser } from '../features/articles-teaser/articles-teaser.tsx';
import { Follow } from '../features/home/follow.tsx';
import { Heritage } from '../features/home/heritage.tsx';
import { Hero } from '../features/home/hero.tsx';
import { pickFeatured } from '../features/home/pick-featured.ts';
import { ShelfSection } from '../features/home/shelf-section.tsx';
import { WhenIsItTime } from '../features/home/when-is-it-time.tsx';
import { PageHead } from '../features/navigation/page-head.tsx';
import { Ledger } from '../features/product-card/ledger.tsx';
import { ProductCard } from '../features/product-card/product-card.tsx';
import { useLanguage, useText } from '../i18n/bilingual.ts';
import { useLocalPath } from '../i18n/local-link.tsx';
import { HOME } from '../i18n/messages/home.ts';
import { listed } from '../model/product.ts';
import { useRootData } from '../root-data.ts';
import { shopContext } from '../shop-context.ts';
import { SectionHeader } from '../ui/section-header.tsx';
import type { Route } from './+types/home.ts';

const FEATURED = 8;

export async function loader({ context }: Route.LoaderArgs) {
  const { catalogue } = context.get(shopContext);
  const [products, posts] = await Promise.all([catalogue.products(), catalogue.posts(LIMITS.posts)]);
  return { products: pickFeatured(products, FEATURED).map(listed), posts };
}

export const headers: Route.HeadersFunction = () => sharedPage('catalogue', 'posts');

export default function Home({ loaderData: { products, posts } }: Route.ComponentProps) {
  const text = useText(HOME);
  const localise = useLocalPath();
  return (
    <>
      <PageHead title={text.title} description={SITE.description[useLanguage()]} />
      <Hero />
      <ShelfSection items={useRootData()?.tiles ?? []} />
      <section className="wrap featured" aria-labelledby="featured">
        <SectionHeader
          id="featured"
          title={text.featured}
          more={{ href: localise(PATHS.products), label: text.allProducts }}
        />
        <Ledger layout="wide" labelledBy="featured">
          {products.map((product) => (
            <ProductCard key={product.id} product={product} headingLevel={3} />
          ))}
        </Ledger>
      </section>
      <WhenIsItTime />
      <Heritage />
      <section className="section wrap" aria-labelledby="articles">
        <SectionHeader
          id="articles"
          title={text.articles}
          more={{ href: localise(PATHS.articles), label: text.allArticles }}
        />
        <ArticlesTeaser posts={posts} />
      </section>
      <Follow />
    </>
  );
}
