import { data, useSearchParams } from 'react-router';
import { articlePath } from '#contract/paths.ts';
import { cachedPageHeaders } from '../cached-page.ts';
import { PageHead, StructuredData } from '../features/navigation/page-head.tsx';
import { PageCrumbs, PageHeader } from '../features/navigation/page-header.tsx';
import { QuestionsPage } from '../features/questions/questions-page.tsx';
import { useText } from '../i18n/bilingual.ts';
import { CONTENT } from '../i18n/messages/content.ts';
import {
  faqStructuredData,
  QUESTION_SEARCH,
  readQuestionSearch,
  unlinkMissing,
} from '../model/content/find-questions.ts';
import { unlessOnlyTheQueryChanged } from '../revalidation.ts';
import { useRootData } from '../root-data.ts';
import { shopContext } from '../shop-context.ts';
import type { Route } from './+types/faq.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { catalog, content, onError } = context.get(shopContext);
  const articles = await catalog.allArticles(null).catch(onError);
  const written = new Set(articles?.map(({ slug }) => articlePath(slug)));
  const isThere = (path: string) => !path.startsWith(articlePath('')) || written.has(path);
  const page = { groups: unlinkMissing(content.questions, isThere) };
  // Without the backend the answers stand alone, and the next visitor may see the links again.
  return articles ? data(page, { headers: cachedPageHeaders('catalog', 'articles') }) : data(page);
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const shouldRevalidate = unlessOnlyTheQueryChanged;

export default function Faq({ loaderData: { groups } }: Route.ComponentProps) {
  const text = useText(CONTENT);
  const [query] = useSearchParams();
  const search = readQuestionSearch(query.get(QUESTION_SEARCH));
  return (
    <>
      <PageHead title={text.faqTitle} description={text.faqDescription} isUnlisted={search !== ''} />
      <StructuredData data={faqStructuredData(groups)} />
      <div className="container">
        <PageCrumbs baseUrl={useRootData()?.baseUrl} crumbs={[{ label: text.faqTitle }]} />
        <PageHeader title={text.faqTitle} />
        <QuestionsPage groups={groups} search={search} />
      </div>
    </>
  );
}
