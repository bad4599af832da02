import { PageHead } from '../features/navigation/page-head.tsx';
import { PageCrumbs, PageHeader } from '../features/navigation/page-header.tsx';
import { TextPage } from '../features/text-page/text-page.tsx';
import type { TextPage as TextPageData } from '../model/content/content.ts';
import { useRootData } from '../root-data.ts';

/** A page that is mostly one text, with its heading and the way to it. */
export function TextPageWithHeader({ page }: { readonly page: TextPageData }) {
  const { title, description } = page;
  return (
    <>
      <PageHead title={title} description={description} />
      <div className="container">
        <PageCrumbs baseUrl={useRootData()?.baseUrl} crumbs={[{ label: title }]} />
        <PageHeader title={title}>
          <p className="lead">{description}</p>
        </PageHeader>
        <TextPage page={page} />
      </div>
    </>
  );
}
