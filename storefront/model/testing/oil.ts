import type { ShownProduct, Variation } from '../product.ts';
import type { Stock } from '../stock.ts';
import { productCard } from './product-card.ts';

export const IN_STOCK: Stock = { status: 'in-stock', quantity: 40, lowAmount: 5 };
export const SOLD_OUT: Stock = { status: 'out-of-stock', quantity: 0, lowAmount: 5 };

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
  stock,
  picture: null,
});

const option = (slug: string) => ({ slug, name: slug.toUpperCase() });

/** An oil sold in packs: 5W-30 in both sizes, 10W-40 only small. */
export const oil = (packs: readonly Pack[], defaults: ShownProduct['defaults'] = {}): ShownProduct => ({
  ...productCard({ name: 'Racing Oil' }),
  type: 'variable',
  sku: 'OIL',
  description: '',
  extraDescription: null,
  customTextarea: null,
  cardLists: [],
  specifications: [],
  weight: null,
  dimensions: null,
  isVirtual: false,
  gallery: [],
  attributes: [
    { name: 'viscosity', label: 'Viscosity', isOption: true, options: ['5w30', '10w40', '20w50'].map(option) },
    { name: 'size', label: 'Pack size', isOption: true, options: ['1l', '4l'].map(option) },
    { name: 'origin', label: 'Origin', isOption: false, options: [option('id')] },
  ],
  variations: packs.map(variation),
  defaults,
  external: null,
  soldIndividually: false,
  reviews: [],
});

export const RACING_OIL = oil([
  { id: 1, viscosity: '5w30', size: '1l' },
  { id: 2, viscosity: '5w30', size: '4l', cents: 3690 },
  { id: 3, viscosity: '10w40', size: '1l', stock: SOLD_OUT },
]);
