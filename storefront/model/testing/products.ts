import type { Product, ProductSummary, Term, Variation } from '../product/product.ts';
import type { Stock } from '../stock.ts';

const TERMS: Readonly<Record<string, Term>> = {
  '5W-30': { attribute: 'viscosity', attributeLabel: 'Viscosity', slug: '5w30', name: '5W-30' },
  '10W-40': { attribute: 'viscosity', attributeLabel: 'Viscosity', slug: '10w40', name: '10W-40' },
  '500 ml': { attribute: 'size', attributeLabel: 'Pack size', slug: '500ml', name: '500 ml' },
  '1 L': { attribute: 'size', attributeLabel: 'Pack size', slug: '1l', name: '1 L' },
  '4 L': { attribute: 'size', attributeLabel: 'Pack size', slug: '4l', name: '4 L' },
};

interface CardFacts extends Partial<Omit<ProductSummary, 'price' | 'terms' | 'categories'>> {
  readonly name: string;
  readonly cents?: number | null;
  readonly percentOff?: number;
  readonly terms?: readonly string[];
  readonly category?: string;
}

/** A product as a test needs it: named, the rest plain. */
export function productCard({
  name,
  cents = 1000,
  percentOff = 0,
  terms = [],
  category = 'oils',
  ...rest
}: CardFacts): ProductSummary {
  const price = cents === null ? null : { current: cents, regular: cents, isFrom: false, percentOff };
  return {
    id: name.length,
    slug: name.toLowerCase().replaceAll(' ', '-'),
    name,
    type: 'simple',
    shortDescription: '',
    categories: [{ slug: category, name: category }],
    terms: terms.flatMap((term) => TERMS[term] ?? []),
    price,
    unitPrice: null,
    content: null,
    vehicleFacts: null,
    onSale: percentOff > 0,
    stock: { status: 'in-stock', quantity: null, lowAmount: 0, takesBackorders: false },
    rating: 0,
    reviewCount: 0,
    date: '2026-01-01T00:00:00Z',
    modified: null,
    totalSales: 0,
    picture: null,
    variations: [],
    defaults: {},
    ...rest,
  };
}

export const IN_STOCK: Stock = { status: 'in-stock', quantity: 40, lowAmount: 5, takesBackorders: false };
export const SOLD_OUT: Stock = { status: 'out-of-stock', quantity: 0, lowAmount: 5, takesBackorders: false };

interface Pack {
  readonly id: number;
  readonly viscosity: string;
  readonly size: string;
  readonly stock?: Stock;
  readonly cents?: number;
}

const variation = ({ id, viscosity, size, stock = IN_STOCK, cents = 1000 }: Pack): Variation => ({
  id,
  sku: `OIL-${id}`,
  choices: [
    { attribute: 'viscosity', value: viscosity },
    { attribute: 'size', value: size },
  ],
  price: { current: cents, regular: cents, isFrom: false, percentOff: 0 },
  unitPrice: null,
  content: null,
  stock,
  picture: null,
});

const option = (slug: string) => ({ slug, name: slug.toUpperCase() });

/** An oil sold in packs: 5W-30 in both sizes, 10W-40 only small. */
export const oil = (packs: readonly Pack[], defaults: Product['defaults'] = {}): Product => ({
  ...productCard({ name: 'Racing Oil' }),
  type: 'variable',
  sku: 'OIL',
  shortDescriptionHtml: '',
  description: '',
  extraDescription: null,
  customTextarea: null,
  cardLists: [],
  specifications: [],
  weight: null,
  dimensions: null,
  variationMeasures: {},
  isVirtual: false,
  gallery: [],
  documents: [],
  picturesBySku: {},
  attributes: [
    { name: 'viscosity', label: 'Viscosity', isOption: true, options: ['5w30', '10w40', '20w50'].map(option) },
    { name: 'size', label: 'Pack size', isOption: true, options: ['1l', '4l'].map(option) },
    { name: 'origin', label: 'Origin', isOption: false, options: [option('id')] },
  ],
  variations: packs.map(variation),
  defaults,
  external: null,
  soldIndividually: false,
  takesStockAlerts: true,
  dose: null,
});

export const RACING_OIL = oil([
  { id: 1, viscosity: '5w30', size: '1l' },
  { id: 2, viscosity: '5w30', size: '4l', cents: 3690 },
  { id: 3, viscosity: '10w40', size: '1l', stock: SOLD_OUT },
]);
