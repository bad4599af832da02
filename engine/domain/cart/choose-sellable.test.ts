import { describe, expect, test } from 'vitest';
import { cleaner, engineOil, soldAlone } from '../testing/sellables.ts';
import { type AddToCartRequest, chooseSellable } from './choose-sellable.ts';

const request = (rest: Partial<AddToCartRequest> = {}): AddToCartRequest => ({
  productId: engineOil.productId,
  variationId: null,
  quantity: 1,
  attributes: [],
  extraData: {},
  ...rest,
});

const said = (choices: Record<string, string>) => Object.entries(choices).map(([name, value]) => ({ name, value }));

const chosen = (answer: ReturnType<typeof chooseSellable>) =>
  answer.ok ? [answer.value.sellable.variationId, answer.value.attributes] : answer.refusal;

describe('resolving a request', () => {
  test.each([
    ['the variation by its own id', { variationId: 51 }, [51, { viscosity: '5w30', size: '1l' }]],
    ['a variation’s id as the product’s', { productId: 51 }, [51, { viscosity: '5w30', size: '1l' }]],
    ['both ids the same', { productId: 51, variationId: 51 }, [51, { viscosity: '5w30', size: '1l' }]],
    [
      'all options without an id',
      { attributes: said({ size: '1l', viscosity: '5w30' }) },
      [51, { viscosity: '5w30', size: '1l' }],
    ],
    [
      'an option that the variation leaves open',
      { variationId: 54, attributes: said({ viscosity: '10w40' }) },
      [54, { viscosity: '10w40', size: '4l' }],
    ],
    ['capitals', { attributes: said({ Size: '1L', VISCOSITY: '5W30' }) }, [51, { viscosity: '5w30', size: '1l' }]],
    [
      'an option left empty that the variation settles',
      { variationId: 51, attributes: said({ size: '' }) },
      [51, { viscosity: '5w30', size: '1l' }],
    ],
  ])('%s', (_case, rest, expected) => {
    expect(chosen(chooseSellable(engineOil, request(rest)))).toEqual(expected);
  });

  test.each([
    ['nothing chosen', {}, { code: 'OPTIONS_NOT_CHOSEN', name: 'Engine Oil' }],
    ['one option of two', { attributes: said({ size: '1l' }) }, { code: 'OPTIONS_NOT_CHOSEN', name: 'Engine Oil' }],
    [
      'a pair that is not sold',
      { attributes: said({ size: '1l', viscosity: '10w40' }) },
      { code: 'OPTIONS_NOT_TOGETHER' },
    ],
    ['an open option not chosen', { variationId: 54 }, { code: 'OPTION_REQUIRED', attributes: ['Viscosity'] }],
    [
      'an option another variation has',
      { variationId: 51, attributes: said({ size: '4l' }) },
      { code: 'OPTION_INVALID', attribute: 'Pack size' },
    ],
    [
      'a value that does not exist',
      { variationId: 54, attributes: said({ viscosity: '0w8' }) },
      { code: 'OPTION_INVALID', attribute: 'Viscosity' },
    ],
    [
      'a value that does not exist, without a variation',
      { attributes: said({ viscosity: '0w8', size: '1l' }) },
      { code: 'OPTION_INVALID', attribute: 'Viscosity' },
    ],
    [
      'an attribute it does not have',
      { variationId: 51, attributes: said({ colour: 'red' }) },
      { code: 'ATTRIBUTE_UNKNOWN', attribute: 'colour', product: 'Engine Oil' },
    ],
    [
      'a variation of another product',
      { variationId: 77 },
      { code: 'VARIATION_OF_ANOTHER_PRODUCT', name: 'Engine Oil' },
    ],
  ])('refused: %s', (_case, rest, refusal) => {
    expect(chosen(chooseSellable(engineOil, request(rest)))).toEqual(refusal);
  });

  const cloth: typeof engineOil = {
    ...engineOil,
    options: [
      { slug: 'cloth-colour', label: 'Warna kain', values: ['blue', 'dark-red'], names: ['Biru', 'Merah tua'] },
    ],
    variations: engineOil.variations.map(({ sellable }, place) => ({
      sellable,
      choices: { 'cloth-colour': place === 0 ? 'blue' : '' },
    })),
  };

  test.each([
    [{ 'cloth-colour': 'blue' }, [51, { 'cloth-colour': 'blue' }]],
    [{ 'Warna kain': 'BIRU' }, [51, { 'cloth-colour': 'blue' }]],
    [{ 'cloth-colour': 'merah tua' }, [54, { 'cloth-colour': 'dark-red' }]],
    [{ 'cloth-colour': 'Hijau' }, { code: 'OPTION_INVALID', attribute: 'Warna kain' }],
    [{ warna: 'Biru' }, { code: 'ATTRIBUTE_UNKNOWN', attribute: 'warna', product: 'Engine Oil' }],
  ])('takes labels and names where one product alone has the attribute: %j', (choices, expected) => {
    expect(chosen(chooseSellable(cloth, request({ attributes: said(choices) })))).toEqual(expected);
  });

  test('takes no label of an attribute that products share', () => {
    const attributes = said({ 'Pack size': '1l', viscosity: '5w30' });
    expect(chosen(chooseSellable(engineOil, request({ attributes })))).toMatchObject({ code: 'ATTRIBUTE_UNKNOWN' });
  });

  test('resolves a product without options to itself, and ignores empty options', () => {
    const product = soldAlone(cleaner());
    expect(chosen(chooseSellable(product, request({ productId: 1, attributes: said({ size: '' }) })))).toEqual([
      null,
      {},
    ]);
  });
});
