import { RouterContextProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { type ShopRequest, shopContext } from '../shop-context.ts';
import { loader } from './faq.tsx';

const ANSWER = '<p>Read <a href="/article/there">this</a> and <a href="/article/gone">that</a>.</p>';

async function load(allArticles: () => Promise<readonly { readonly slug: string }[]>) {
  const content = { questions: [{ title: 'Oil', questions: [{ question: 'Which?', answer: ANSWER }] }] };
  const onError = vi.fn();
  const context = new RouterContextProvider();
  context.set(shopContext, { catalog: { allArticles }, content, onError } as unknown as ShopRequest);
  const { data, init } = await loader({ context } as unknown as Parameters<typeof loader>[0]);
  const isCached = new Headers(init?.headers).has('Surrogate-Key');
  return { answer: data.groups[0]?.questions[0]?.answer, isCached, onError };
}

test('links only to articles that are there', async () => {
  const { answer, isCached } = await load(async () => [{ slug: 'there' }]);
  expect(answer).toBe('<p>Read <a href="/article/there">this</a> and that.</p>');
  expect(isCached).toBe(true);
});

test('answers without links, and is not cached, while the backend does not respond', async () => {
  const { answer, isCached, onError } = await load(() => Promise.reject(new Error('no response')));
  expect(answer).toBe('<p>Read this and that.</p>');
  expect(isCached).toBe(false);
  expect(onError).toHaveBeenCalledOnce();
});
