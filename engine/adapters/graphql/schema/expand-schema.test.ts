import { parse, print } from 'graphql';
import { expect, test } from 'vitest';
import { expandSchema } from './expand-schema.ts';

const BASICS = `
  interface Node { id: ID! }
  interface Connection { edges: [Edge!]! nodes: [Node!]! pageInfo: PageInfo! }
  interface Edge { cursor: String node: Node! }
  interface OneToOneConnection implements Edge
  interface PageInfo { hasNextPage: Boolean! }
  interface WPPageInfo implements PageInfo
  interface Product implements Node { "By the merchant." name: String }
  type SimpleProduct implements Product { weight: String }
`;

const expanded = (sdl: string) => expandSchema(parse(BASICS + sdl));

/** The type as it is printed, in one line. */
function typeIn(sdl: string, name: string): string | undefined {
  const type = expanded(sdl).definitions.find((one) => 'name' in one && one.name?.value === name);
  return type && print(type).replace(/\s+/g, ' ');
}

test('a type has the fields and interfaces of its interfaces', () => {
  expect(typeIn('', 'SimpleProduct')).toBe(
    'type SimpleProduct implements Product & Node { id: ID! "By the merchant." name: String weight: String }',
  );
});

test('a new field of an interface is one line', () => {
  expect(typeIn('extend interface Product { warrantyMonths: Int }', 'SimpleProduct')).toContain('warrantyMonths: Int');
});

test('two interfaces with different fields of one name are refused until the type states its own', () => {
  const sdl = (own: string) => `interface Named { name: Int } type Odd implements Product & Named { ${own} }`;
  expect(() => expanded(sdl('size: Int'))).toThrow('Odd inherits two different fields name: it must state its own');
  expect(typeIn(sdl('name: ID'), 'Odd')).toContain('name: ID');
});

test('an input has the fields of the one it shares them with, and its own', () => {
  const sdl = 'input A { id: ID } input B @sameFieldsAs(type: "A") { shuffle: Boolean }';
  expect(typeIn(sdl, 'B')).toBe('input B { id: ID shuffle: Boolean }');
});

test('a field that is a connection takes the arguments of a page and of its filter, and its types follow', () => {
  const sdl = `
    type Shop { products: ShopToProductConnection }
    input ShopToProductConnectionWhereArgs { name: String }`;
  expect(typeIn(sdl, 'Shop')).toBe(
    'type Shop { products(first: Int, last: Int, after: String, before: String, where: ShopToProductConnectionWhereArgs): ShopToProductConnection }',
  );
  expect(typeIn(sdl, 'ShopToProductConnection')).toBe(
    'type ShopToProductConnection implements ProductConnection & Connection { edges: [ShopToProductConnectionEdge!]! nodes: [Product!]! pageInfo: ShopToProductConnectionPageInfo! }',
  );
  expect(typeIn(sdl, 'ShopToProductConnectionEdge')).toContain('node: Product!');
  expect(typeIn(sdl, 'ShopToProductConnectionPageInfo')).toContain('hasNextPage: Boolean!');
});

test('a connection has its own fields beside those of every connection', () => {
  const sdl = 'type ShopToProductConnection { found: Int }';
  expect(typeIn(sdl, 'ShopToProductConnection')).toMatch(/nodes: \[Product!\]!.*found: Int/);
});

test('a connection whose name does not say what it lists says it itself', () => {
  const sdl = (directive: string) => `type ShopToUpsellConnection ${directive}`;
  expect(typeIn(sdl('@connection(of: "Product")'), 'ShopToUpsellConnection')).toContain('nodes: [Product!]!');
  expect(() => expanded(sdl(''))).toThrow('ShopToUpsellConnection names no type');
});

test('an edge without a connection leads to one node', () => {
  const sdl = 'type Cart { gift: CartToProductConnectionEdge }';
  expect(typeIn(sdl, 'CartToProductConnectionEdge')).toBe(
    'type CartToProductConnectionEdge implements OneToOneConnection & ProductConnectionEdge & Edge { cursor: String node: Product! }',
  );
});

test('what is complete stays as it is', () => {
  const whole = expanded('type Shop { products: ShopToProductConnection }');
  expect(print(expandSchema(whole))).toBe(print(whole));
});
