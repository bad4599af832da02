import { expect, test } from 'vitest';
import type { StoreSettings } from '#contract/site-settings.ts';
import type { Product } from '../../model/product/product.ts';
import { parseReviewQuery, type ReviewsView, reviewsView } from '../../model/product/reviews.ts';
import { RACING_OIL } from '../../model/testing/products.ts';
import { renderHtml } from '../../testing/render.tsx';
import { ProductPage } from './product-page.tsx';
import { ReviewForm } from './review-form.tsx';
import { ReviewThanks } from './review-thanks.tsx';

const PRODUCT = {
  ...RACING_OIL,
  sku: 'RACE-1',
  rating: 5,
  reviewCount: 1,
};
const REVIEWS = reviewsView(
  [
    {
      id: 1,
      author: 'Sari',
      rating: 5,
      date: '2026-01-02',
      html: '<p>Good.</p>',
      language: 'id',
      isVerified: true,
      answers: [],
    },
  ],
  parseReviewQuery(new URLSearchParams()),
);

interface Shown {
  readonly product: Product;
  readonly reviews: ReviewsView;
  readonly language: 'id' | 'en';
  readonly isOwnEngine: boolean;
}

const page = (
  settings: Partial<StoreSettings>,
  { product = PRODUCT, reviews = REVIEWS, language = 'en', isOwnEngine = true }: Partial<Shown> = {},
) =>
  renderHtml(
    <ProductPage
      product={product}
      reviews={reviews}
      baseUrl="https://shop.example"
      alternative={null}
      parts={null}
      related={<p>Another oil</p>}
    />,
    { settings, language, isOwnEngine },
  );

test.each([
  ['showReviews', 'id="reviews"'],
  ['showReviews', 'href="#reviews"'],
  ['showSKU', 'RACE-1'],
  ['showRelatedProducts', 'Another oil'],
  ['showProductCategoriesOnSingleProduct', '<a href="/product-category/oils" data-leads-to="page">'],
  ['showBreadcrumbOnSingleProduct', 'aria-label="Breadcrumbs"'],
] as const)('%s decides whether the page shows %s', (setting, part) => {
  const html = page({ showBreadcrumbOnSingleProduct: false, [setting]: true });
  expect([
    html.includes(part),
    page({ showBreadcrumbOnSingleProduct: false, [setting]: false }).includes(part),
  ]).toEqual([true, false]);
});

test.each([true, false])(
  'how to pay and what if it is not right are said beside the button, over the own engine: %s',
  (isOwnEngine) => {
    const html = page({}, { language: 'id', isOwnEngine });
    expect(html.includes('Bisa bayar di tempat (COD)')).toBe(isOwnEngine);
    expect(html.includes('Ongkos retur kami tanggung')).toBe(isOwnEngine);
  },
);

test.each([
  ['en', '4,000+ sold'],
  ['id', 'Terjual 4.000+'],
] as const)('says in %s how often it was sold', (language, words) => {
  const shown = (totalSales: number) =>
    renderHtml(
      <ProductPage
        product={{ ...PRODUCT, totalSales }}
        reviews={REVIEWS}
        baseUrl="https://shop.example"
        alternative={null}
        parts={null}
        related={null}
      />,
      { language },
    );
  expect(shown(4870)).toContain(`<span>${words}</span>`);
  expect(shown(9)).not.toMatch(/sold|Terjual/);
});

test('stars that nobody has chosen yet are not invalid', () => {
  expect(page({})).toMatch(/<input(?=[^>]* required)(?=[^>]* aria-invalid="false")[^>]*name="rating"/);
});

test('a review is read aloud in the language it was written in', () => {
  expect(page({})).toMatch(/<div lang="id"><div><p>Good\./);
});

test('the page of a group leads to its parts, and sells nothing by itself', () => {
  const group = { ...PRODUCT, type: 'grouped', attributes: [], variations: [] } as const;
  const html = renderHtml(
    <ProductPage
      product={group}
      reviews={REVIEWS}
      baseUrl="https://shop.example"
      alternative={null}
      parts={<p>Wash mitt</p>}
      related={null}
    />,
    {},
  );
  expect([html.includes('href="#parts"'), html.includes('id="parts"'), html.includes('Wash mitt')]).toEqual([
    ...[true, true, true],
  ]);
  expect(html).not.toContain('type="submit">');
});

test('a product of which little is known has no empty parts', () => {
  const product: Product = {
    ...PRODUCT,
    type: 'external',
    variations: [],
    sku: null,
    description: '',
    specifications: [],
  };
  const html = page({}, { product: { ...product, attributes: [], price: null } });
  for (const absent of ['role="tablist"', '>Specifications<', 'In stock', 'Sold by our partner']) {
    expect(html).not.toContain(absent);
  }
  expect(html).toContain('>Not available<');
});

test('a button that leads to a partner always says so', () => {
  const external = { url: 'https://partner.example', buttonText: '' };
  const html = page({}, { product: { ...PRODUCT, type: 'external', external, variations: [], attributes: [] } });
  expect(html).toMatch(/<a [^>]*href="https:\/\/partner\.example"[^>]*>Buy from our partner/);
});

test('a comment without stars is no review with none', () => {
  const said = { author: 'Toko', date: '2026-01-02', html: '<p>Thanks.</p>', language: null };
  const comment = { id: 2, rating: 0, isVerified: false, answers: [], ...said };
  const html = page({}, { reviews: reviewsView([comment], parseReviewQuery(new URLSearchParams())) });
  expect(html).toContain('<p>Thanks.</p>');
  expect(html).not.toContain('Rated 0');
});

test.each([
  ['id', 'Jawaban Toko &amp; Co'],
  ['en', 'Answer from Toko &amp; Co'],
] as const)('the answer of the shop stands below its review, in the language of the review (%s)', (language, title) => {
  const answer = { id: 1, author: 'Toko & Co', date: '2026-01-03', html: '<p>Terima kasih.</p>' };
  const said = { author: 'Sari', date: '2026-01-02', html: '<p>Baik.</p>', language: 'id', answers: [answer] } as const;
  const review = { id: 2, rating: 5, isVerified: false, ...said };
  const reviews = reviewsView([review], parseReviewQuery(new URLSearchParams()));
  const html = page({}, { reviews, language });
  expect(html).toMatch(
    new RegExp(`<p>Baik.</p>.*<b>${title}</b>.*dateTime="2026-01-03".*<div lang="id">.*<p>Terima kasih.</p>`),
  );
});

test('over another backend nothing is said of when a review appears, or of an account that nobody can have', () => {
  const html = renderHtml(
    <>
      <ReviewForm product={PRODUCT} />
      <ReviewThanks written="shown" />
    </>,
    { isOwnEngine: false, takesLogins: false },
  );
  expect(html).toContain('We may read your review before it appears.');
  for (const claim of ['verified buyers', 'Logged in?', 'You bought this product']) expect(html).not.toContain(claim);
});
