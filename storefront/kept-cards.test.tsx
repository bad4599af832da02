import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Language } from '#contract/languages.ts';
import { PlaceCardContext } from './features/product-card/card-place.tsx';
import { ProductCard } from './features/product-card/product-card.tsx';
import { ProductCards } from './features/product-card/product-cards.tsx';
import { ProductGrid } from './features/product-card/product-grid.tsx';
import { LanguageContext } from './i18n/bilingual.ts';
import { PrefixContext } from './i18n/local-link.tsx';
import { createCardPlaces, type KeptCards } from './kept-cards.ts';
import { toProductCard } from './model/catalog/product-card.ts';
import { productCard, SOLD_OUT } from './model/testing/products.ts';

const FIRST = productCard({ name: 'First', picture: { src: '/uploads/oil.webp', alt: '', copies: [] } });
const REDUCED = productCard({ name: 'DOT 5.1', rating: 4.5, reviewCount: 12 });
const PRODUCTS = [
  FIRST,
  productCard({ name: 'In packs', type: 'variable' }),
  { ...REDUCED, price: { current: 800, regular: 1000, isFrom: true, percentOff: 20 } },
  productCard({ name: 'Oil & “more” €5', stock: SOLD_OUT }),
  productCard({ name: 'Several', cents: null, type: 'grouped' }),
].map((product) => ({ ...toProductCard(product), choice: product.type === 'variable' ? '?size=4l' : '' }));

interface PageProps {
  readonly language?: Language;
  readonly prefix?: Language | null;
  readonly isSaved?: boolean;
  readonly products?: typeof PRODUCTS;
}

/** The same products as on the page of the list, and as in two sections of another page. */
const page = ({ language = 'en', prefix = null, isSaved = false, products = PRODUCTS }: PageProps) => (
  <LanguageContext value={language}>
    <PrefixContext value={prefix}>
      <ProductGrid>
        {products.map((product, index) => (
          <ProductCard key={product.id} product={product} isFirst={index === 0} isSaved={isSaved} />
        ))}
      </ProductGrid>
      <ProductCards labelledBy="best" products={products} />
      <ProductCards labelledBy="seen" products={products} layout="rail" />
    </PrefixContext>
  </LanguageContext>
);

function renderFilled(rendered: ReactElement, kept: KeptCards, nonce = 'of-this-page'): string {
  const { placeCard, fill } = createCardPlaces(kept, nonce);
  const text = renderToString(<PlaceCardContext value={placeCard}>{rendered}</PlaceCardContext>);
  return Buffer.concat(fill(text).map((piece) => Buffer.from(piece))).toString();
}

test('a page with kept cards is the page as React renders it whole, whatever was kept for others before', () => {
  const pages = (['en', 'id'] as const).flatMap((language) =>
    [language, null].flatMap((prefix) => [
      page({ language, prefix }),
      page({ language, prefix, isSaved: true }),
      page({ language, prefix, products: PRODUCTS.map((product) => ({ ...product, name: `${product.name} 2` })) }),
    ]),
  );
  const kept = new Map<string, Uint8Array>();
  const whole = pages.map((one) => renderToString(one));
  expect(new Set(whole).size).toBe(pages.length);
  // The second time from what the first has kept.
  expect(pages.map((one) => renderFilled(one, kept))).toEqual(whole);
  expect(pages.map((one) => renderFilled(one, kept))).toEqual(whole);
});

test('a card is rendered for the first page that shows it, and the first of a list with its page', () => {
  const kept = new Map<string, Uint8Array>();
  renderFilled(page({}), kept);
  expect(kept.size).toBe(3 * PRODUCTS.length - 1);
  for (const key of kept.keys()) kept.set(key, new TextEncoder().encode('<li>kept</li>'));
  const again = renderFilled(page({}), kept);
  expect(again.split('<li>kept</li>')).toHaveLength(3 * PRODUCTS.length);
  expect(again).toContain('rel="preload" as="image" href="/uploads/oil.webp"');
});

test('a text that looks like the place of a card stays as it is', () => {
  const { placeCard, fill } = createCardPlaces(new Map(), 'of-this-page');
  const id = placeCard(1, <li>card</li>);
  const texts = [`<li id="${id.replace('this', 'other')}"></li>`, `&lt;li id="${id}"&gt;`];
  expect(texts.flatMap(fill).join('')).toBe(texts.join(''));
});
