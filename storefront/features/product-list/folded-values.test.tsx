import { expect, test } from 'vitest';
import { renderHtml } from '../../testing/render.tsx';
import { FacetChips } from './facets.tsx';

/** Packs of 1 l, 2 l …; the larger, the more products there are of it. */
const packs = (amount: number) =>
  Array.from({ length: amount }, (_, index) => ({
    slug: `${index + 1}l`,
    name: `${index + 1} L`,
    count: index,
    isChosen: false,
  }));

const chips = (amount: number, chosen: readonly string[] = []) =>
  renderHtml(<FacetChips legend="Pack size" name="filter_size" values={packs(amount)} chosen={chosen} />);

const slugsIn = (html = '') => [...html.matchAll(/value="(\d+l)"/g)].map(([, slug]) => slug);

test('a list of ten stands in sight, without a search', () => {
  expect(slugsIn(chips(10))).toHaveLength(10);
  expect(chips(10)).not.toMatch(/<details|type="search"/);
});

test('of a longer one those with most products stay in sight, in their order', () => {
  const [inSight, folded] = chips(12).split('<details');
  expect(slugsIn(inSight)).toEqual(['3l', '4l', '5l', '6l', '7l', '8l', '9l', '10l', '11l', '12l']);
  expect(slugsIn(folded)).toEqual(['1l', '2l']);
  expect(folded).toContain('2 more');
});

test('it is unfolded where one of the others is chosen', () => {
  expect(chips(12, ['12l'])).toContain('<details>');
  expect(chips(12, ['1l'])).toContain('<details open="">');
});

test('a list of more than fifteen has a search', () => {
  expect(chips(15)).not.toContain('type="search"');
  expect(chips(16)).toContain('aria-label="Find: Pack size"');
});
