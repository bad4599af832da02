import { expect, test } from 'vitest';
import type { StoreSettings } from '#contract/site-settings.ts';
import { parseReviewQuery, reviewsView } from '../../model/reviews.ts';
import { RACING_OIL } from '../../model/testing/products.ts';
import { renderHtml } from '../../testing/render.tsx';
import { ProductPage } from './product-page.tsx';

const PRODUCT = {
  ...RACING_OIL,
  sku: 'RACE-1',
  rating: 5,
  reviewCount: 1,
};
const REVIEWS = reviewsView(
  [{ id: 1, author: 'Sari', rating: 5, date: '2026-01-02', html: '<p>Good.</p>', isVerified: true }],
  parseReviewQuery(new URLSearchParams()),
);

const page = (settings: Partial<StoreSettings>) =>
  renderHtml(
    <ProductPage
      product={PRODUCT}
      reviews={REVIEWS}
      baseUrl="https://shop.example"
      alternative={null}
      parts={null}
      related={<p>Another oil</p>}
    />,
    {
      settings,
    },
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
