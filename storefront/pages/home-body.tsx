import { PATHS } from '#contract/paths.ts';
import { SITE } from '#contract/site.ts';
import { ArticlesTeaser } from '../features/articles/articles-teaser.tsx';
import { BrandStory } from '../features/home/brand-story.tsx';
import { Hero } from '../features/home/hero.tsx';
import { Promises } from '../features/home/promises.tsx';
import { ServiceIntervals } from '../features/home/service-intervals.tsx';
import { ShopByCategory } from '../features/home/shop-by-category.tsx';
import { SocialLinks } from '../features/home/social-links.tsx';
import { VehicleGuide } from '../features/home/vehicle-guide.tsx';
import { PageHead, StructuredData } from '../features/navigation/page-head.tsx';
import { ProductCards } from '../features/product-card/product-cards.tsx';
import { useLanguage, useText } from '../i18n/bilingual.ts';
import { useLocalPath } from '../i18n/local-link.tsx';
import { HOME } from '../i18n/messages/home.ts';
import type { AboutPage } from '../model/content.ts';
import type { PostCard } from '../model/post.ts';
import type { ProductCardData } from '../model/product.ts';
import { siteStructuredData } from '../model/structured-data.ts';
import { useRootData } from '../root-data.ts';
import { classNames } from '../ui/class-names.ts';
import { SectionHeader } from '../ui/section-header.tsx';
import styles from './home-body.module.css';

interface HomeBodyProps {
  readonly products: readonly ProductCardData[];
  readonly posts: readonly PostCard[];
  readonly about: Pick<AboutPage, 'headline' | 'lead'>;
}

/** The home page. What a new shop has nothing for is left out. */
export function HomeBody({ products, posts, about }: HomeBodyProps) {
  const text = useText(HOME);
  const shop = useRootData();
  const tiles = shop?.tiles ?? [];
  return (
    <>
      <PageHead title={text.title} description={SITE.description[useLanguage()]} />
      {shop ? <StructuredData data={siteStructuredData(shop)} /> : null}
      <Hero />
      <Promises />
      {tiles.length > 0 ? <ShopByCategory items={tiles} /> : null}
      <VehicleGuide isBelowHero={tiles.length === 0} />
      {products.length > 0 ? <Featured products={products} /> : null}
      <ServiceIntervals categories={tiles.map(({ slug }) => slug)} />
      <BrandStory about={about} />
      {posts.length > 0 ? <Posts posts={posts} /> : null}
      <SocialLinks />
    </>
  );
}

function Featured({ products }: Pick<HomeBodyProps, 'products'>) {
  const text = useText(HOME);
  return (
    <section className={classNames('container', styles.featured)} aria-labelledby="featured">
      <SectionHeader
        id="featured"
        title={text.featured}
        more={{ href: useLocalPath()(PATHS.products), label: text.allProducts }}
      />
      <ProductCards labelledBy="featured" products={products} />
    </section>
  );
}

function Posts({ posts }: Pick<HomeBodyProps, 'posts'>) {
  const text = useText(HOME);
  return (
    <section className="section container" aria-labelledby="articles">
      <SectionHeader
        id="articles"
        title={text.articles}
        more={{ href: useLocalPath()(PATHS.articles), label: text.allArticles }}
      />
      <ArticlesTeaser posts={posts} />
    </section>
  );
}
