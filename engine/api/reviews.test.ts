import { beforeAll, describe, expect, test } from 'vitest';
import { DATABASES } from '#engine/adapters/database/testing/databases.ts';
import { JAKARTA } from '#engine/domain/testing/shop.ts';
import { customerOf } from './testing/account.ts';
import { ADD, ask, firstCode, firstMessage, visitor } from './testing/client.ts';
import { sharedShop } from './testing/open-shop.ts';
import { sellGuide } from './testing/sell-guide.ts';

const WRITE = `mutation WriteReview($author: String!, $commentOn: Int!, $content: String!, $rating: Int!, $authorEmail: String!) {
  writeReview(input: { author: $author, commentOn: $commentOn, content: $content, rating: $rating, authorEmail: $authorEmail, clientMutationId: "w" }) {
    clientMutationId rating review { id }
  }
}`;
const PUBLISH = 'mutation ($review: WriteReviewInput!) { writeReview(input: $review) { review { id } } }';
const BUY = 'mutation ($input: CheckoutInput!) { checkout(input: $input) { result } }';
const READ = `query ($slug: ID!) { product(id: $slug, idType: SLUG) { averageRating reviewCount reviews(first: 99) {
  averageRating
  edges { rating verified node { content language status approved commentedOn { node { slug } } author { node { name email avatar { size foundAvatar } } } } }
} } }`;
const SARI = {
  author: 'Sari',
  authorEmail: 'sari@guest.test',
  content: 'Baris <b>satu</b> & lagi.\n\nBaris dua.',
  rating: 2,
};

describe.each(DATABASES)('reviews on %s', (_name, open) => {
  const shop = sharedShop(open);
  let guide: number;
  beforeAll(async () => {
    guide = await sellGuide(shop);
  });

  const write = (slug: string, rest: Readonly<Record<string, unknown>> = {}) =>
    visitor(shop).ask(WRITE, {
      ...SARI,
      authorEmail: `${slug}@guest.test`,
      commentOn: shop.ids[slug] ?? 2 ** 30,
      ...rest,
    });
  const read = async (slug: string) => (await ask(shop, READ, { variables: { slug } })).data.product;
  const waiting = async () => (await shop.engine.usecases.reviews.list({ status: 'held', page: { first: 99 } })).rows;
  const idOf = async (slug: string) => (await waiting()).find(({ product }) => product === slug)?.id ?? 0;
  const notified: unknown[] = [];

  test('holds a guest’s review, returns its rating and notifies the shop', async () => {
    const { data, errors } = await write('booster');
    expect(errors).toEqual([]);
    expect(data.writeReview).toEqual({ clientMutationId: 'w', rating: 2, review: null });
    expect(await read('booster')).toMatchObject({ averageRating: 0, reviewCount: 0, reviews: { edges: [] } });
    expect(await waiting()).toContainEqual(
      expect.objectContaining({ product: 'booster', author: 'Sari', verified: false, customerId: null }),
    );
    const queued = await shop.engine.usecases.outbox.list({ state: 'waiting', limit: 99 });
    expect(queued.map(({ mail }) => mail)).toContainEqual(
      expect.objectContaining({ kind: 'review-waiting', to: 'shop@example.test', author: 'Sari', rating: 2 }),
    );
  });

  test('shows and counts an approved review, as paragraphs of plain text, and no rejected one', async () => {
    await write('polish');
    const id = await idOf('polish');
    const stop = shop.engine.onChange((changes) => notified.push(...changes));
    await shop.engine.usecases.reviews.approve(id);
    const text = '<p>Baris satu &amp; lagi.</p>\n<p>Baris dua.</p>';
    expect(await read('polish')).toEqual({
      averageRating: 2,
      reviewCount: 1,
      reviews: {
        averageRating: 2,
        edges: [
          {
            rating: 2,
            verified: false,
            node: {
              content: text,
              language: 'en',
              status: 'APPROVE',
              approved: true,
              commentedOn: { node: { slug: 'polish' } },
              author: { node: { name: 'Sari', email: null, avatar: { size: 96, foundAvatar: false } } },
            },
          },
        ],
      },
    });
    await shop.engine.usecases.reviews.reject(id);
    expect(await read('polish')).toMatchObject({ averageRating: 0, reviewCount: 0, reviews: { edges: [] } });
    await expect.poll(() => notified).toContainEqual({ kind: 'product', id: shop.ids.polish });
    stop();
    expect(firstCode(await write('polish'))).toBe('REVIEW_DUPLICATE');
  });

  test('accepts one review per writer and product, in any case of the address, and another after removal', async () => {
    await write('wax');
    const again = await write('wax', { authorEmail: 'WAX@guest.test', content: 'Something else entirely.' });
    expect([again.data, firstMessage(again)]).toEqual([
      { writeReview: null },
      'Duplicate comment detected; you have already reviewed this product.',
    ]);
    expect((await write('wax', { authorEmail: 'other@guest.test' })).errors).toEqual([]);
    const id = await idOf('wax');
    expect(await shop.engine.usecases.reviews.remove(id)).toMatchObject({ ok: true });
    expect((await write('wax')).errors).toEqual([]);
    expect(await shop.engine.usecases.reviews.remove(id)).toEqual({
      ok: false,
      refusal: { code: 'REVIEW_UNKNOWN', id },
    });
  });

  test('approves a buyer’s review at once, under the account’s name', async () => {
    const browser = await customerOf(shop, 'budi');
    await browser.ask(ADD, { input: { productId: guide } });
    await browser.ask(BUY, { input: { billing: JAKARTA, paymentMethod: 'bacs' } });
    const input = { ...SARI, commentOn: guide };
    const { data, errors } = await browser.ask(WRITE, input);
    expect(errors).toEqual([]);
    expect(data.writeReview).toMatchObject({ rating: 2, review: { id: expect.any(String) } });
    expect(await read('guide')).toMatchObject({
      reviewCount: 1,
      reviews: { edges: [{ verified: true, node: { author: { node: { name: 'budi', email: null } } } }] },
    });
    expect(firstCode(await browser.ask(WRITE, input))).toBe('REVIEW_DUPLICATE');
    const { data: kept } = await browser.ask('{ customer { downloadableItems { nodes { name product { slug } } } } }');
    expect(kept.customer.downloadableItems.nodes).toEqual([{ name: 'Guide', product: { slug: 'guide' } }]);
  });

  test('publishes a customer’s review under the name that the customer chooses', async () => {
    const browser = await customerOf(shop, 'sari.dewi1987');
    await browser.ask(ADD, { input: { productId: guide } });
    await browser.ask(BUY, { input: { billing: JAKARTA, paymentMethod: 'bacs' } });
    const publish = (publishedAs: string) => {
      const review = { commentOn: guide, rating: 5, content: SARI.content, publishedAs };
      return browser.ask(PUBLISH, { review });
    };
    expect(firstCode(await publish('Sari, wa 0812-3456-7890'))).toBe('REVIEW_AUTHOR_HAS_CONTACT');
    expect((await publish('Bu Sari')).errors).toEqual([]);
    const [newest] = (await read('guide')).reviews.edges;
    expect(newest).toMatchObject({ verified: true, node: { author: { node: { name: 'Bu Sari' } } } });
  });

  test('holds the review of a customer who did not buy the product', async () => {
    const browser = await customerOf(shop, 'wati');
    const { data } = await browser.ask(WRITE, { ...SARI, commentOn: shop.ids['engine-oil'] });
    expect(data.writeReview).toEqual({ clientMutationId: 'w', rating: 2, review: null });
  });

  test.each([
    ['nowhere', {}, 'The ID of the node to comment on is invalid'],
    ['prototype', {}, 'The ID of the node to comment on is invalid'],
    ['cleaner', { author: ' ' }, 'Comment must include an authorName.'],
    ['cleaner', { authorEmail: 'nobody' }, 'The email address you are trying to use is invalid'],
    ['cleaner', { rating: 9 }, 'A rating is a whole number from 1 to 5.'],
    ['cleaner', { content: 'short' }, 'A review has 10 to 2000 characters.'],
    ['cleaner', { content: 'x'.repeat(20_000) }, 'content is longer than 10000 characters.'],
  ])('rejects a review of %s with %o: %s', async (slug, rest, message) => {
    const reply = await write(slug, rest);
    expect(reply.data).toEqual({ writeReview: null });
    expect([firstMessage(reply), reply.errors[0]?.extensions?.category]).toEqual([message, 'user']);
  });

  test('shows the answer of the shop below its review, until it is taken away or the reviewer is erased', async () => {
    await write('jack', { authorEmail: 'asked@guest.test' });
    const id = await idOf('jack');
    const { answer, approve } = shop.engine.usecases.reviews;
    const ANSWERS = `query ($slug: ID!) { product(id: $slug, idType: SLUG) { reviews(first: 9) { nodes { id replies(first: 9) { nodes {
      id parentId databaseId content language status type commentedOn { node { slug } } author { name node { __typename id name databaseId email } }
      replies(first: 9) { nodes { id } } } } } } } }`;
    const answers = async () => {
      const [review] = (await ask(shop, ANSWERS, { variables: { slug: 'jack' } })).data.product.reviews.nodes;
      return { parentId: review.id, nodes: review.replies.nodes };
    };
    await approve(id);
    const unanswered = async () => {
      const page = { first: 99 };
      const { rows } = await shop.engine.usecases.reviews.list({ status: 'approved', isUnanswered: true, page });
      return rows.some((review) => review.id === id);
    };
    expect([(await answers()).nodes, await unanswered()]).toEqual([[], true]);
    expect(await answer({ id, text: ' Halo <b>Sari</b>,\n\nterima kasih. ' })).toMatchObject({
      value: { answer: 'Halo Sari,\n\nterima kasih.', answeredAt: expect.any(Date) },
    });
    const { parentId, nodes } = await answers();
    expect(await unanswered()).toBe(false);
    expect(nodes).toEqual([
      {
        id: expect.any(String),
        parentId,
        databaseId: id,
        content: '<p>Halo Sari,</p>\n<p>terima kasih.</p>',
        language: 'en',
        status: 'APPROVE',
        type: 'comment',
        commentedOn: { node: { slug: 'jack' } },
        author: {
          name: 'STP Indonesia',
          node: {
            __typename: 'CommentAuthor',
            id: expect.any(String),
            name: 'STP Indonesia',
            databaseId: 0,
            email: null,
          },
        },
        replies: { nodes: [] },
      },
    ]);
    await answer({ id, text: ' ' });
    expect((await answers()).nodes).toEqual([]);
    await answer({ id, text: 'Halo Sari.' });
    const who = 'asked@guest.test';
    await shop.engine.usecases.forgetCustomer({ who, anonymizeOrders: false, force: false, store: true });
    expect((await answers()).nodes).toEqual([]);
    expect(await answer({ id: 2 ** 30, text: 'x' })).toMatchObject({ refusal: { code: 'REVIEW_UNKNOWN' } });
  });

  test('limits how fast one writes reviews', async () => {
    const slugs = ['cleaner', 'booster', 'handbook', 'jack', 'starter-kit', 'engine-oil'];
    const replies = [];
    for (const slug of slugs) replies.push(await write(slug, { authorEmail: 'fast@guest.test' }));
    expect(replies.map(firstCode)).toEqual([...Array(5), 'TOO_MANY_TRIES']);
  });
});
