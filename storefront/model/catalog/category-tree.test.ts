import fc from 'fast-check';
import { expect, test } from 'vitest';
import { productCard } from '../testing/products.ts';
import { ancestorCategories, countInCategories, productsInCategory } from './category-tree.ts';

const category = (id: number, parentId: number | null) => ({ id, parentId, slug: `c${id}`, name: `C${id}` });
const TREE = [category(1, null), category(2, 1), category(3, 2), category(4, null), category(5, 6), category(6, 5)];
const at = (id: number) => TREE.find((one) => one.id === id) ?? category(0, null);

test.each([
  [1, []],
  [3, [1, 2]],
  [5, [5, 6]],
])('ancestors of category %i', (id, above) => {
  expect(ancestorCategories(TREE, at(id)).map((one) => one.id)).toEqual(above);
});

test('a category has the products of its descendants', () => {
  const inCategory = (id: number) => productCard({ name: `p${id}`, category: at(id).slug });
  const products = [inCategory(1), inCategory(3), inCategory(4)];
  const shown = (id: number) => productsInCategory(products, at(id), TREE).map(({ slug }) => slug);
  expect([shown(1), shown(2), shown(3), shown(4), shown(6)]).toEqual([['p1', 'p3'], ['p3'], ['p3'], ['p4'], []]);
});

test('counts for every category what its list has', () => {
  const number = fc.integer({ min: 1, max: 8 });
  const parents = fc.array(fc.option(number), { minLength: 8, maxLength: 8 });
  const filings = fc.array(fc.array(number, { maxLength: 3 }));
  fc.assert(
    fc.property(parents, filings, (parentIds, filed) => {
      const tree = parentIds.map((parentId, index) => category(index + 1, parentId));
      const products = filed.map((ids, index) => ({
        ...productCard({ name: `p${index}` }),
        categories: ids.map((id) => ({ slug: `c${id}`, name: `C${id}` })),
      }));
      const counts = countInCategories(products, tree);
      const listed = tree.map((one) => productsInCategory(products, one, tree).length);
      expect(tree.map(({ id }) => counts.get(id) ?? 0)).toEqual(listed);
    }),
  );
});
