import { expect, test } from 'vitest';
import { parseCatalogQuery } from '../../model/catalog/catalog-query.ts';
import { catalogView } from '../../model/catalog/catalog-view.ts';
import { searchResult } from '../../model/search/search.ts';
import { productCard } from '../../model/testing/products.ts';
import { renderHtml } from '../../testing/render.tsx';
import { NothingFound } from './nothing-found.tsx';

const OIL = productCard({ name: 'Racing Oil' });

const nothingFound = (query: string, { ids = [] as readonly number[], missedWords = [] as readonly string[] } = {}) =>
  renderHtml(
    <NothingFound
      view={catalogView([OIL], parseCatalogQuery(new URLSearchParams(query)), searchResult(ids, { missedWords }))}
      route={{ path: '/products', isCategory: false }}
      categories={[{ slug: 'oils', name: 'Oils' }]}
    >
      best sellers
    </NothingFound>,
  );

test('says once that a single word is nowhere, and names the words of several', () => {
  const one = nothingFound('search=xylophone', { missedWords: ['xylophone'] });
  const two = nothingFound('search=loud+xylophone', { missedWords: ['loud', 'xylophone'] });
  expect([one, two].map((html) => html.includes('No product has'))).toEqual([false, true]);
});

test('proposes to do without a filter, but not without the only search', () => {
  const ofFilter = nothingFound('search=oil&max_price=1', { ids: [OIL.id] });
  const ofSearch = nothingFound('search=xylophone', { missedWords: ['xylophone'] });
  expect([ofFilter, ofSearch].map((html) => html.includes('Without '))).toEqual([true, false]);
});
