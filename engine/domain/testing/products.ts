import {
  DEFAULT_FACTS,
  type ExternalProduct,
  NO_TEXT,
  type SimpleProduct,
  type VariableProduct,
  type Variation,
} from '../catalog/product.ts';
import { pieces } from './sellables.ts';
import { NOON } from './shop.ts';

const BASE = {
  ...NO_TEXT,
  ...DEFAULT_FACTS,
  id: 1,
  slug: 'cleaner',
  sku: 'STP-FSC',
  name: 'Fuel System Cleaner',
  publishedAt: NOON,
  modifiedAt: NOON,
  picture: null,
  gallery: [],
  categories: [],
  tags: [],
  upsells: [],
  crossSells: [],
  attributes: [],
  averageRating: 0,
  reviewCount: 0,
} as const;

export const simpleProduct = (rest: Partial<SimpleProduct> = {}): SimpleProduct => ({
  ...BASE,
  kind: 'simple',
  price: { regular: 990, sale: null },
  stock: pieces(5),
  soldIndividually: false,
  virtual: false,
  dimensions: null,
  downloads: null,
  ...rest,
});

export const externalProduct = (rest: Partial<ExternalProduct> = {}): ExternalProduct => ({
  ...BASE,
  kind: 'external',
  price: { regular: 990, sale: null },
  url: 'https://example.test',
  buttonText: 'Buy',
  ...rest,
});

export const variation = (id: number, rest: Partial<Variation> = {}): Variation => ({
  id,
  sku: `STP-${id}`,
  name: 'Engine Oil',
  description: '',
  published: true,
  price: { regular: 1190, sale: null },
  stock: pieces(5),
  virtual: false,
  dimensions: null,
  content: null,
  downloads: null,
  picture: null,
  choices: [],
  ...rest,
});

export const variableProduct = (
  variations: readonly Variation[],
  rest: Partial<VariableProduct> = {},
): VariableProduct => ({
  ...BASE,
  kind: 'variable',
  sharedStock: null,
  soldIndividually: false,
  dimensions: null,
  variations,
  defaults: {},
  ...rest,
});
