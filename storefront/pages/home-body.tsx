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
import type { ArticleCardData } from '../model/content/article.ts';
import type { AboutPage } from '../model/content/content.ts';
import type { ProductCardData } from '../model/product/product.ts';
import { siteStructuredData } from '../model/search-engines/structured-data.ts';
import { useRootData } from '../root-data.ts';
import { classNames } from '../ui/class-names.ts';
import { SectionHeader } from '../ui/section-header.tsx';
import styles from './home-body.module.css';

interface HomeBodyProps {
  readonly products: readonly ProductCardData[];
  readonly articles: readonly ArticleCardData[];
  readonly about: Pick<AboutPage, 'headline' | 'lead'>;
}

/** The home page. What a new shop has nothing for is left out. */
export function HomeBody({ products, articles, about }: HomeBodyProps) {
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
      {articles.length > 0 ? <Articles articles={articles} /> : null}
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

function Articles({ articles }: Pick<HomeBodyProps, 'articles'>) {
  const text = useText(HOME);
  return (
    <section className="section container" aria-labelledby="articles">
      <SectionHeader
        id="articles"
        title={text.articles}
        more={{ href: useLocalPath()(PATHS.articles), label: text.allArticles }}
      />
      <ArticlesTeaser articles={articles} />
    </section>
  );
}
