import type { ProductCard, Term } from '../product.ts';

const TERMS: Readonly<Record<string, Term>> = {
  '5W-30': { attribute: 'viscosity', attributeLabel: 'Viscosity', slug: '5w30', name: '5W-30' },
  '10W-40': { attribute: 'viscosity', attributeLabel: 'Viscosity', slug: '10w40', name: '10W-40' },
  '500 ml': { attribute: 'size', attributeLabel: 'Pack size', slug: '500ml', name: '500 ml' },
  '1 L': { attribute: 'size', attributeLabel: 'Pack size', slug: '1l', name: '1 L' },
  '4 L': { attribute: 'size', attributeLabel: 'Pack size', slug: '4l', name: '4 L' },
};

interface CardFacts extends Partial<Omit<ProductCard, 'price' | 'terms' | 'categories'>> {
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
}: CardFacts): ProductCard {
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
    onSale: percentOff > 0,
    stock: { status: 'in-stock', quantity: null, lowAmount: 0 },
    rating: 0,
    reviewCount: 0,
    date: '2026-01-01T00:00:00Z',
    totalSales: 0,
    picture: null,
    ...rest,
  };
}
