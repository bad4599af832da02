import { RouterContextProvider } from 'react-router';
import { describe, expect, test, vi } from 'vitest';
import { SITE } from '#contract/site.ts';
import type { ReviewApi } from '../gateway/reviews.ts';
import { RACING_OIL } from '../model/testing/products.ts';
import { type ShopRequest, shopContext } from '../shop-context.ts';
import { action, loader } from './review.tsx';

interface Shop {
  readonly writer?: { readonly name: string } | null;
  /** Over another backend, a review carries the account's name. */
  readonly choosesName?: boolean;
  readonly showReviews?: boolean;
  readonly writeReview?: ReviewApi['writeReview'];
}

const REVIEW = {
  form: 'review',
  rating: '5',
  text: 'Tarikan enteng sekali.',
  author: 'Sari',
  email: 'sari@shop.example',
};

function routeOf(request: Request, { writer = null, choosesName = true, showReviews = true, writeReview }: Shop) {
  const context = new RouterContextProvider();
  context.set(shopContext, {
    prefix: 'id',
    storeSettings: { ...SITE.storeSettings, showReviews },
    catalog: { product: async (slug: string) => (slug === 'oil' ? { product: { ...RACING_OIL, slug: 'oil' } } : null) },
    shopper: {
      viewer: async () => writer && { displayName: writer.name },
      takesReviewNames: () => choosesName,
      writeReview,
    },
  } as unknown as ShopRequest);
  const { pathname } = new URL(request.url);
  const [, , , slug = ''] = pathname.split('/');
  return { request, context, params: { slug }, pattern: '', url: new URL(request.url) } as unknown as Parameters<
    typeof action
  >[0];
}

function send(fields: Readonly<Record<string, string>>, { accept = '*/*', ...shop }: Shop & { accept?: string } = {}) {
  const body = new URLSearchParams(fields);
  const headers = { Accept: accept };
  const request = new Request('https://shop.example/id/product/oil/review', { method: 'POST', body, headers });
  return action(routeOf(request, shop));
}

describe('writing a review', () => {
  test('sends a guest’s name and email address', async () => {
    const writeReview = vi.fn(async () => ({ ok: true, value: 'waiting' }) as const);
    await expect(send(REVIEW, { writeReview })).resolves.toEqual({ response: null, failure: null, written: 'waiting' });
    expect(writeReview).toHaveBeenCalledWith({
      productId: RACING_OIL.id,
      rating: 5,
      text: 'Tarikan enteng sekali.',
      author: 'Sari',
      email: 'sari@shop.example',
    });
  });

  test('a customer gives the name to publish', async () => {
    const writeReview = vi.fn(async () => ({ ok: true, value: 'shown' }) as const);
    const { email: _email, ...review } = REVIEW;
    const writer = { name: 'budi1987' };
    await expect(send(review, { writer, writeReview })).resolves.toMatchObject({ written: 'shown' });
    expect(writeReview).toHaveBeenCalledWith(expect.objectContaining({ author: 'Sari', email: null }));
    await expect(send({ ...review, author: ' ' }, { writer })).resolves.toMatchObject({
      data: { response: { problems: { author: 'required' } } },
    });
  });

  test('says at the name that it has a contact', async () => {
    const refusal = { code: 'REVIEW_AUTHOR_HAS_CONTACT', facts: {}, fields: [], message: '' } as const;
    const sent = send(REVIEW, { writer: { name: 'Budi' }, writeReview: async () => ({ ok: false, refusal }) });
    await expect(sent).resolves.toMatchObject({
      data: { response: { problems: { author: 'contact' }, refusal: null } },
      init: { status: 422 },
    });
  });

  test('a customer gives neither where the account’s name stands', async () => {
    const writeReview = vi.fn(async () => ({ ok: true, value: 'shown' }) as const);
    const { author: _author, email: _email, ...review } = REVIEW;
    await expect(send(review, { writer: { name: 'Budi' }, choosesName: false, writeReview })).resolves.toMatchObject({
      written: 'shown',
    });
    expect(writeReview).toHaveBeenCalledWith(expect.objectContaining({ author: '', email: null }));
  });

  test('without script it ends on a page that says what became of it', async () => {
    const writeReview = async () => ({ ok: true, value: 'waiting' }) as const;
    const sent = send(REVIEW, { accept: 'text/html', writeReview });
    const redirect = await sent.catch((response: Response) => response);
    expect(redirect).toBeInstanceOf(Response);
    expect((redirect as Response).headers.get('Location')).toBe('/id/product/oil/review?sent=waiting');
  });

  test.each([
    ['no stars', { rating: '' }, { rating: 'required' }],
    ['six stars', { rating: '6' }, { rating: 'required' }],
    ['nothing written', { text: ' ' }, { text: 'required' }],
    ['nine characters', { text: '123456789' }, { text: 'tooShort' }],
    ['too many characters', { text: 'x'.repeat(2001) }, { text: 'tooLong' }],
    ['no name', { author: '' }, { author: 'required' }],
    ['an incomplete address', { email: 'sari@shop' }, { email: 'email' }],
  ])('%s: the form comes back with what was typed', async (_case, change, problems) => {
    const fields = { ...REVIEW, ...change };
    await expect(send(fields)).resolves.toMatchObject({
      data: { response: { problems, typed: fields } },
      init: { status: 422 },
    });
  });

  test('a refusal of the shop comes back too', async () => {
    const refusal = { code: 'REVIEW_DUPLICATE', facts: {}, fields: [], message: '' } as const;
    await expect(send(REVIEW, { writeReview: async () => ({ ok: false, refusal }) })).resolves.toMatchObject({
      data: { response: { refusal, typed: REVIEW } },
    });
  });
});

describe('the page of the form', () => {
  const open = (path: string, shop: Shop = {}) => loader(routeOf(new Request(`https://shop.example${path}`), shop));

  test('knows the customer, and what became of a review', async () => {
    await expect(open('/id/product/oil/review?sent=shown', { writer: { name: 'Budi' } })).resolves.toMatchObject({
      writer: { name: 'Budi', choosesName: true },
      written: 'shown',
    });
  });

  test.each([
    ['of an unknown product', '/id/product/none/review', {}],
    ['of a shop without reviews', '/id/product/oil/review', { showReviews: false }],
  ])('%s does not exist', async (_case, path, shop) => {
    await expect(open(path, shop)).rejects.toMatchObject({ init: { status: 404 } });
  });
});
