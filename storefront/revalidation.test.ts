import { expect, test } from 'vitest';
import { afterFormOrLanguageChange, unlessOnlyTheQueryChanged } from './revalidation.ts';

const change = (from: string, to: string, formAction?: string) => ({
  currentUrl: new URL(from, 'https://shop.example'),
  nextUrl: new URL(to, 'https://shop.example'),
  currentParams: {},
  nextParams: {},
  defaultShouldRevalidate: true,
  ...(formAction ? { formAction } : {}),
});

test.each<[string, ReturnType<typeof change>, boolean, boolean]>([
  ['another choice of options', change('/product/oil', '/product/oil?size=4l'), false, false],
  ['another page', change('/product/oil', '/product/wax'), false, true],
  ['the other language', change('/id/product/oil', '/en/product/oil'), true, true],
  ['the same page once more', change('/product/oil?size=4l', '/product/oil?size=4l'), true, true],
  ['after a form', change('/product/oil', '/product/oil?size=4l', '/language'), true, true],
])('%s: whether frame and page are reloaded', (_case, given, frame, page) => {
  expect([afterFormOrLanguageChange(given), unlessOnlyTheQueryChanged(given)]).toEqual([frame, page]);
});

test('a form that needs no reload causes none', () => {
  const afterCart = { ...change('/products', '/products', '/cart'), defaultShouldRevalidate: false };
  expect([afterFormOrLanguageChange(afterCart), unlessOnlyTheQueryChanged(afterCart)]).toEqual([false, false]);
});
