import { guidePath } from '#contract/paths.ts';
import { cachedPageHeaders } from '../cached-page.ts';
import { CategoryGrid } from '../features/categories/category-grid.tsx';
import { PageHead } from '../features/navigation/page-head.tsx';
import { PageCrumbs, PageHeader } from '../features/navigation/page-header.tsx';
import { useText } from '../i18n/bilingual.ts';
import { CATEGORIES } from '../i18n/messages/categories.ts';
import { PLACEHOLDER, pictureSet } from '../model/picture.ts';
import { useRootData } from '../root-data.ts';
import { shopContext } from '../shop-context.ts';
import type { Route } from './+types/guides.ts';

export const loader = ({ context }: Route.LoaderArgs) => ({
  guides: context.get(shopContext).content.guides.map(({ slug, title, lead }) => ({ slug, title, lead })),
});

export const headers: Route.HeadersFunction = () => cachedPageHeaders('catalog');

export default function Guides({ loaderData: { guides } }: Route.ComponentProps) {
  const text = useText(CATEGORIES);
  const shop = useRootData();
  const pictures = new Map(shop?.tiles.map(({ slug, picture }) => [slug, picture]));
  const items = guides.map(({ slug, title, lead }) => ({
    slug,
    name: title,
    detail: lead,
    picture: pictures.get(slug) ?? pictureSet(PLACEHOLDER),
  }));
  return (
    <>
      <PageHead title={text.guides} description={text.guidesLead} />
      <div className="container">
        <PageCrumbs baseUrl={shop?.baseUrl} crumbs={[{ label: text.guides }]} />
        <PageHeader title={text.guides}>
          <p className="lead">{text.guidesLead}</p>
        </PageHeader>
        <CategoryGrid items={items} pathOf={guidePath} />
      </div>
    </>
  );
}
