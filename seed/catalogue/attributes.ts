import type { AttributeSlug, InBoth } from './product-seed.ts';

interface AttributeSeed {
  readonly slug: AttributeSlug;
  readonly label: InBoth;
  /** In the order a shopper reads them. `content` is the pack's amount, for the unit price. */
  readonly terms: readonly { readonly slug: string; readonly name: string; readonly content?: number }[];
}

export const ATTRIBUTES: readonly AttributeSeed[] = [
  {
    slug: 'viscosity',
    label: { id: 'Kekentalan', en: 'Viscosity' },
    terms: [
      { slug: '0w20', name: '0W-20' },
      { slug: '0w30', name: '0W-30' },
      { slug: '5w30', name: '5W-30' },
      { slug: '5w40', name: '5W-40' },
      { slug: '10w30', name: '10W-30' },
      { slug: '10w40', name: '10W-40' },
      { slug: '15w40', name: '15W-40' },
      { slug: '20w50', name: '20W-50' },
    ],
  },
  {
    slug: 'size',
    label: { id: 'Kemasan', en: 'Pack size' },
    terms: [
      { slug: '75ml', name: '75 ml', content: 75 },
      { slug: '150ml', name: '150 ml', content: 150 },
      { slug: '200ml', name: '200 ml', content: 200 },
      { slug: '300ml', name: '300 ml', content: 300 },
      { slug: '500ml', name: '500 ml', content: 500 },
      { slug: '800ml', name: '800 ml', content: 800 },
      { slug: '1l', name: '1 L', content: 1000 },
      { slug: '4l', name: '4 L', content: 4000 },
      { slug: '5l', name: '5 L', content: 5000 },
    ],
  },
];
