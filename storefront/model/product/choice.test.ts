import { describe, expect, test } from 'vitest';
import { IN_STOCK, oil, RACING_OIL, SOLD_OUT } from '../testing/products.ts';
import {
  type Choice,
  choiceGroups,
  chosenVariation,
  type PurchaseState,
  printChoice,
  purchaseOf,
  readChoice,
} from './choice.ts';
import type { Product } from './product.ts';

const optionsOf = (choice: Choice, attribute: string, product = RACING_OIL) =>
  choiceGroups(product, choice).find((group) => group.attribute === attribute)?.options ?? [];
const states = (choice: Choice, attribute: string) =>
  Object.fromEntries(optionsOf(choice, attribute).map(({ slug, state }) => [slug, state]));

describe('the choice in the address', () => {
  const withDefault = oil([{ id: 1, viscosity: '5w30', size: '1l' }], { size: '1l' });

  test.each<[string, string, Choice]>([
    ['is taken as it stands', 'viscosity=5w30&size=4l', { viscosity: '5w30', size: '4l' }],
    ['is completed by the product’s defaults', 'viscosity=5w30', { viscosity: '5w30', size: '1l' }],
    [
      'is taken from the buy form’s own names',
      'intent=add&choice.viscosity=5w30&choice.size=4l',
      { viscosity: '5w30', size: '4l' },
    ],
    ['leaves open what is neither chosen nor default', '', { size: '1l' }],
    ['ignores options that do not exist', 'viscosity=hack&size=__proto__', { size: '1l' }],
    ['ignores what is no attribute', 'utm_source=x&origin=id', { size: '1l' }],
  ])('%s', (_case, search, expected) => {
    expect(readChoice(withDefault, new URLSearchParams(search))).toEqual(expected);
  });

  test('survives the way through its address', () => {
    const choice = { viscosity: '5w30', size: '4l' };
    expect(readChoice(RACING_OIL, new URLSearchParams(printChoice(choice)))).toEqual(choice);
  });
});

describe('the chosen variation', () => {
  test.each<[string, Choice, number | undefined]>([
    ['is the one that has every chosen option', { viscosity: '5w30', size: '4l' }, 2],
    ['is none while an attribute is open', { viscosity: '5w30' }, undefined],
    ['is none when the options do not go together', { viscosity: '10w40', size: '4l' }, undefined],
    ['can be sold out', { viscosity: '10w40', size: '1l' }, 3],
  ])('%s', (_case, choice, id) => {
    expect(chosenVariation(RACING_OIL, choice)?.id).toBe(id);
  });

  test('a variation for any size fits every size', () => {
    const anySize = oil([{ id: 9, viscosity: '5w30', size: '' }]);
    expect(chosenVariation(anySize, { viscosity: '5w30', size: '4l' })?.id).toBe(9);
  });

  test('prefers a fitting variation in stock', () => {
    const twice = oil([
      { id: 1, viscosity: '5w30', size: '', stock: SOLD_OUT },
      { id: 2, viscosity: '5w30', size: '4l' },
    ]);
    expect(chosenVariation(twice, { viscosity: '5w30', size: '4l' })?.id).toBe(2);
  });
});

describe('an option beside the other choices', () => {
  test('is available, or sold out when every pack of it is', () => {
    expect(states({ size: '1l' }, 'viscosity')).toEqual({ '5w30': 'available', '10w40': 'sold-out' });
  });

  test('is left out when no variation has it', () => {
    expect(optionsOf({}, 'viscosity').map(({ slug }) => slug)).toEqual(['5w30', '10w40']);
  });

  test('is incompatible when no variation has all of them, and changes them', () => {
    const fourLitres = optionsOf({ viscosity: '20w50', size: '1l' }, 'size').find(({ slug }) => slug === '4l');
    expect(fourLitres).toMatchObject({ state: 'incompatible', next: { viscosity: '5w30', size: '4l' } });
  });

  test('leads to a pack that can be bought before one that is sold out', () => {
    const product = oil([
      { id: 1, viscosity: '5w30', size: '1l', stock: SOLD_OUT },
      { id: 2, viscosity: '10w40', size: '1l' },
      { id: 3, viscosity: '20w50', size: '4l' },
    ]);
    const litre = optionsOf({ viscosity: '20w50', size: '4l' }, 'size', product).find(({ slug }) => slug === '1l');
    expect(litre?.variation?.id).toBe(2);
  });

  test('has its price once the choice is complete', () => {
    const prices = optionsOf({ viscosity: '5w30' }, 'size').map(({ variation }) => variation?.price?.current);
    expect(prices).toEqual([1000, 3690]);
  });

  test.each(['viscosity', 'size'])('a click on any %s always ends at a pack that exists', (attribute) => {
    for (const viscosity of ['5w30', '10w40', '20w50'])
      for (const size of ['1l', '4l'])
        for (const { next } of optionsOf({ viscosity, size }, attribute))
          expect(chosenVariation(RACING_OIL, next)).not.toBeNull();
  });

  test('attributes without options make no buttons', () => {
    expect(choiceGroups(RACING_OIL, {}).map(({ attribute }) => attribute)).toEqual(['viscosity', 'size']);
    expect(choiceGroups({ ...RACING_OIL, variations: [] }, {})).toEqual([]);
  });
});

const PARTNER = { url: 'https://partner.example', buttonText: '' };
const simple: Product = { ...oil([]), type: 'simple', attributes: [], stock: IN_STOCK };

test.each<[string, Product, Choice, PurchaseState]>([
  ['a simple product in stock can be added', simple, {}, 'add'],
  ['a product on backorder can be added', { ...simple, stock: { ...IN_STOCK, status: 'on-backorder' } }, {}, 'add'],
  ['a sold-out product cannot', { ...simple, stock: SOLD_OUT }, {}, 'sold-out'],
  ['a product without a price is not for sale', { ...simple, price: null }, {}, 'not-for-sale'],
  ['a product of another shop is bought there', { ...simple, type: 'external', external: PARTNER }, {}, 'external'],
  ['a product of another shop without an address is not for sale', { ...simple, type: 'external' }, {}, 'not-for-sale'],
  ['a product without any variation is not for sale', { ...RACING_OIL, variations: [] }, {}, 'not-for-sale'],
  ['a group is bought by its parts', { ...simple, type: 'grouped' }, {}, 'grouped'],
  ['options come first', RACING_OIL, { viscosity: '5w30' }, 'choose'],
  ['a chosen pack can be added', RACING_OIL, { viscosity: '5w30', size: '1l' }, 'add'],
  ['a chosen pack can be sold out', RACING_OIL, { viscosity: '10w40', size: '1l' }, 'sold-out'],
  ['nothing is to be chosen when all is sold out', { ...RACING_OIL, stock: SOLD_OUT }, {}, 'sold-out'],
])('%s', (_case, product, choice, state) => {
  expect(purchaseOf(product, choice).state).toBe(state);
});

test('price, stock and SKU follow the choice', () => {
  const purchase = purchaseOf(RACING_OIL, { viscosity: '5w30', size: '4l' });
  expect([purchase.price?.current, purchase.sku, purchase.limit]).toEqual([3690, 'OIL-2', 40]);
});
