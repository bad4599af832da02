import { describe, expect, test } from 'vitest';
import { toProductCard } from '../../model/catalog/product-card.ts';
import { type Choice, purchaseOf } from '../../model/product/choice.ts';
import type { Product, ProductCardData } from '../../model/product/product.ts';
import { productCard, RACING_OIL, SOLD_OUT } from '../../model/testing/products.ts';
import { renderHtml } from '../../testing/render.tsx';
import { Specifications } from './details.tsx';
import { DoseHelper } from './dose-helper.tsx';
import { SoldOut } from './sold-out.tsx';
import { VehicleCheck } from './vehicle-check.tsx';

const OIL: Product = {
  ...RACING_OIL,
  vehicleFacts: {
    use: 'engine-oil',
    types: ['motorcycle'],
    fuels: ['petrol'],
    engine: null,
    years: null,
    grades: ['5w30', '10w40'],
    standards: ['JASO MA2'],
  },
};

describe('whether a product fits', () => {
  const check = (address: string, choice = {}) =>
    renderHtml(<VehicleCheck product={OIL} choice={choice} />, { address });

  test('is a question on a page for everyone', () => {
    expect(check('/')).toContain('Does it fit your vehicle?');
    expect(check('/')).toContain('href="/vehicle?product=racing-oil"');
  });

  test.each([
    ['motorcycle-petrol', {}, 'Fits: Motorcycle · petrol.'],
    ['motorcycle-petrol', { viscosity: '5w30' }, 'The usual viscosity is 10W-40 or 10W-30; this one is 5W-30.'],
    ['scooter-petrol', {}, 'It needs JASO MB on the pack; this one is JASO MA2.'],
    ['nonsense', {}, 'Does it fit your vehicle?'],
  ])('%s with %j: %s', (vehicle, choice, words) => {
    expect(check(`/?vehicle=${vehicle}`, choice)).toContain(words);
  });

  test('is not asked of a product that says nothing about vehicles', () => {
    expect(renderHtml(<VehicleCheck product={{ ...OIL, vehicleFacts: null }} choice={{}} />)).toBe('');
  });
});

describe('the dose helper', () => {
  const dosed: Product = {
    ...RACING_OIL,
    type: 'simple',
    variations: [],
    attributes: [],
    content: { amount: 200, unit: 'ml' },
    dose: { into: 'fuel', mlPerLitre: 4, every: { from: 3000, to: 5000 }, withinMonths: null, minutes: null },
  };
  const helper = (product: Product, address = '/') =>
    renderHtml(<DoseHelper product={product} choice={{}} purchase={purchaseOf(product, {})} />, { address });

  test('counts with the habits in the address', () => {
    const html = helper(dosed, '/?litres=50&km=2000');
    expect(html).toContain('200 ml (1 pack)');
    expect(html).toContain('960 ml (5 packs)');
    expect(html).toContain('Add 5 to cart');
    expect(html).toContain('Due every 3,000–\u20605,000 km.');
  });

  test('counts an oil by its changes, and says the litres of a year', () => {
    const every = { from: 10_000, to: 10_000 };
    const oil: Product = {
      ...dosed,
      content: { amount: 4000, unit: 'ml' },
      dose: { into: 'oil', mlPerLitre: 1000, every, withinMonths: null, minutes: null },
    };
    const html = helper(oil, '/?litres=4&km=1000');
    expect(html).toContain('One oil change');
    expect(html).toContain('4 L (1 pack)');
    expect(html).toContain('4.8 L (2 packs)');
    expect(html).toContain('Due every 10,000 km.');
  });

  test('says when it is due at the latest', () => {
    const every = { from: 10_000, to: 10_000 };
    const dose = { into: 'oil', mlPerLitre: 1000, every, withinMonths: 6, minutes: null } as const;
    const html = helper({ ...dosed, content: { amount: 4000, unit: 'ml' }, dose }, '/?litres=4&km=1000');
    expect(html).toContain('Due every 10,000 km or 6 months, whichever comes first.');
    expect(html).toContain('in about 6 months');
    expect(html).toContain('8 L (2 packs)');
  });

  test('offers no more than there are', () => {
    const html = helper(
      { ...dosed, stock: { status: 'in-stock', quantity: 2, lowAmount: 5, takesBackorders: false } },
      '/?km=9000',
    );
    expect(html).toContain('name="quantity" value="2"');
    expect(html).toContain('We have 2 left.');
  });

  test('sells nothing that is sold out, and is silent about what is not dosed', () => {
    expect(helper({ ...dosed, stock: SOLD_OUT })).not.toContain('to cart');
    expect(helper({ ...dosed, dose: null })).toBe('');
    expect(helper({ ...dosed, content: { amount: 75, unit: 'g' } })).toBe('');
  });
});

describe('what is sold out', () => {
  const choice = { viscosity: '10w40', size: '1l' };
  const soldOut = (product: Product, alternative: ProductCardData | null = null) =>
    renderHtml(
      <SoldOut
        product={product}
        choice={choice}
        purchase={purchaseOf(product, choice)}
        alternative={alternative}
        typedEmail={{ current: '' }}
      />,
    );

  test('leads to another pack, puts it into the cart, and takes an email address for this one', () => {
    const html = soldOut(RACING_OIL);
    expect(html).toContain('name="productId" value="10"/><input type="hidden" name="variationId" value="1"');
    expect(html).toContain('aria-label="Add to cart: Racing Oil, 5W30, 1L"');
    expect(html).toContain('href="/product/racing-oil?viscosity=5w30&amp;size=1l"');
    expect(html).toContain('action="/product/racing-oil/notify"');
    expect(html).toContain('name="variationId" value="3"');
  });

  test.each([
    ['simple', true],
    ['variable', false],
  ] as const)('puts another product into the cart if it is %s', (type, is) => {
    const wax: ProductCardData = { ...toProductCard(productCard({ name: 'Car wax' })), id: 77, type };
    const html = soldOut({ ...RACING_OIL, variations: [] }, wax);
    expect(html).toContain('<b>Car wax</b>');
    expect(html.includes('name="productId" value="77"')).toBe(is);
  });

  test('takes none over a backend without stock alerts', () => {
    expect(soldOut({ ...RACING_OIL, takesStockAlerts: false })).not.toContain('/notify');
  });
});

describe('the specifications', () => {
  const packed: Product = {
    ...RACING_OIL,
    variationMeasures: { 1: { weight: 0.95, dimensions: [9, 6, 24] }, 2: { weight: 3.6, dimensions: null } },
  };
  const specifications = (product: Product, choice: Choice) =>
    renderHtml(<Specifications product={product} purchase={purchaseOf(product, choice)} />);
  const valuesIn = (html: string) =>
    [...html.matchAll(/<td>(.*?)<\/td>/g)].map(([, value = '']) => value.replaceAll(/<.*?>/g, ''));

  test.each([
    [{ viscosity: '5w30', size: '1l' }, ['0.95 kg', '9 × 6 × 24 cm']],
    [{ viscosity: '5w30', size: '4l' }, ['3.6 kg']],
    [{ viscosity: '10w40', size: '1l' }, []],
    [{}, []],
  ])('weigh and measure the chosen pack: %j', (choice, measures) => {
    expect(valuesIn(specifications(packed, choice)).filter((value) => /(?:kg|cm)$/.test(value))).toEqual(measures);
  });

  test('weigh a product without options', () => {
    const bottle: Product = { ...RACING_OIL, type: 'simple', variations: [], weight: 0.29 };
    expect(valuesIn(specifications(bottle, {}))).toContain('0.29 kg');
  });

  test('break between grades, not within one', () => {
    const oil: Product = { ...RACING_OIL, specifications: [['SAE', '0W-20, 5W-40']] };
    expect(specifications(oil, {})).toMatch(/<span class="unbroken">0W-20,<\/span> <span class="unbroken">5W-40</);
  });
});
