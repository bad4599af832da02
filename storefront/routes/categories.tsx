import { categoryPath, PATHS } from '#contract/paths.ts';
import { cachedPageHeaders } from '../cached-page.ts';
import { CategoryGrid } from '../features/categories/category-grid.tsx';
import { allCategoryTiles } from '../features/navigation/category-tile.ts';
import { PageHead } from '../features/navigation/page-head.tsx';
import { PageCrumbs, PageHeader } from '../features/navigation/page-header.tsx';
import { useText } from '../i18n/bilingual.ts';
import { LocalLink } from '../i18n/local-link.tsx';
import { CATEGORIES } from '../i18n/messages/categories.ts';
import { NAVIGATION } from '../i18n/messages/navigation.ts';
import { useRootData } from '../root-data.ts';
import { shopContext } from '../shop-context.ts';
import type { Route } from './+types/categories.ts';

export async function loader({ context }: Route.LoaderArgs) {
  return { tiles: allCategoryTiles(await context.get(shopContext).catalog.categories()) };
}

export const headers: Route.HeadersFunction = () => cachedPageHeaders('catalog');

export default function Categories({ loaderData: { tiles } }: Route.ComponentProps) {
  const text = useText(CATEGORIES);
  const { productCount } = useText(NAVIGATION);
  const items = tiles.map(({ count, ...tile }) => ({ ...tile, detail: productCount(count) }));
  return (
    <>
      <PageHead title={text.all} description={text.allDescription} />
      <div className="container">
        <PageCrumbs baseUrl={useRootData()?.baseUrl} crumbs={[{ label: text.categories }]} />
        <PageHeader title={text.all}>
          <LocalLink to={PATHS.guides} className="link">
            {text.guides}
          </LocalLink>
        </PageHeader>
        <CategoryGrid items={items} pathOf={categoryPath} />
      </div>
    </>
  );
}
