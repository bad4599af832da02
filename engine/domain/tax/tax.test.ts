import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sum } from '../money/money.ts';
import { cleaner } from '../testing/sellables.ts';
import { PPN } from '../testing/shop.ts';
import { taxedAmount, taxInGross, taxOnNet } from './tax-amount.ts';
import { matchesPostcode, matchRates, shippingTaxClass, taxTable } from './tax-rates.ts';
import type { TaxRate } from './tax-settings.ts';

const rate = (id: number, rest: Partial<TaxRate>): TaxRate => ({ ...PPN, id, ...rest });
const at = (country: string, state = '', postcode = '') => ({ country, state, postcode });
const amounts = (shares: readonly { readonly amount: number }[]) => shares.map(({ amount }) => amount);

describe('tax rates of a destination', () => {
  const rates = [
    PPN,
    rate(2, { state: 'BA' }),
    rate(3, { postcodes: ['101*'] }),
    rate(4, { priority: 2 }),
    rate(5, { country: '', priority: 3 }),
    rate(6, { country: 'DE' }),
    rate(7, { taxClass: 'reduced-rate' }),
  ];
  test.each([
    ['the country’s, and the ones of later priorities', at('ID', 'PA', '98511'), [1, 4, 5]],
    ['the province’s before the country’s', at('ID', 'BA', '80111'), [2, 4, 5]],
    ['the postcode’s before both', at('ID', 'BA', '10110'), [3, 4, 5]],
    ['another country’s', at('DE'), [6, 5]],
    ['only the one for everywhere', at('SG'), [5]],
  ])('%s', (_case, destination, ids) => {
    expect(matchRates(rates, destination, 'standard').map(({ id }) => id)).toEqual(ids);
  });

  test('each tax class has its own rates', () => {
    expect(matchRates(rates, at('ID'), 'reduced-rate').map(({ id }) => id)).toEqual([7]);
    expect(matchRates(rates, at('ID'), 'zero-rate')).toEqual([]);
  });

  test.each([
    ['10110', '10110', true],
    ['10111', '10110', false],
    ['80 111', '80111', true],
    ['10110', '101*', true],
    ['11010', '101*', false],
    ['40150', '40110...40199', true],
    ['40200', '40110...40199', false],
    ['SW1A 1AA', 'sw1a*', true],
    ['', '40110...40199', false],
  ])('postcode %s in %s: %o', (postcode, pattern, matches) => {
    expect(matchesPostcode(postcode, pattern)).toBe(matches);
  });
});

describe('tax of an amount', () => {
  const local = rate(2, { rate: 50_000, priority: 2 });
  const onTop = rate(3, { rate: 100_000, priority: 3, compound: true });

  test('on top: each rate is rounded, a compound rate also applies to the taxes', () => {
    expect(amounts(taxOnNet(1000, [PPN, local, onTop]))).toEqual([110, 50, 116]);
  });

  test('within: recovers from the gross what was added to the net', () => {
    expect(amounts(taxInGross(1276, [PPN, local, onTop]))).toEqual([110, 50, 116]);
  });

  test('within € 9.90 there are 98 cents of 11 %', () => {
    expect(taxedAmount(990, { due: [PPN], included: [PPN] })).toEqual({
      net: 892,
      tax: 98,
      taxes: [{ rateId: 1, amount: 98 }],
    });
  });

  test.each([
    ['with the shop’s tax in the price, abroad it is taken out', { due: [], included: [PPN] }, 892, 0],
    ['and the buyer’s is put on the rest', { due: [rate(6, { rate: 190_000 })], included: [PPN] }, 892, 169],
    ['without tax in the price, it is put on top', { due: [PPN], included: [] }, 990, 109],
    ['untaxed items are net', { due: [], included: [] }, 990, 0],
  ])('%s', (_case, rates, net, tax) => {
    expect(taxedAmount(990, rates)).toMatchObject({ net, tax });
  });

  test('keeps the gross price where the shop’s own rates are due', () => {
    const gross = fc.integer({ min: 0, max: 100_000_000 });
    const anyRate = fc.record({ rate: fc.integer({ min: 0, max: 1_000_000 }), compound: fc.boolean() });
    fc.assert(
      fc.property(gross, fc.array(anyRate, { maxLength: 4 }), (price, given) => {
        const rates = given.map((one, index) => rate(index + 1, { ...one, priority: index }));
        const { net, tax, taxes } = taxedAmount(price, { due: rates, included: rates });
        expect(net + tax).toBe(price);
        expect(sum(amounts(taxes))).toBe(tax);
        expect(net).toBeGreaterThanOrEqual(-rates.length);
      }),
    );
  });
});

describe('rates by tax status and class', () => {
  const table = taxTable({
    settings: {
      rates: [PPN, rate(2, { priority: 2, onShipping: false })],
      pricesIncludeTax: true,
      displayIncludesTax: true,
      basedOn: 'shipping',
    },
    destination: at('ID'),
    base: at('ID'),
  });
  const ids = ({ due }: { readonly due: readonly TaxRate[] }) => due.map(({ id }) => id);

  test('taxes items by their class, and not those with status shipping or none', () => {
    expect(ids(table.forItem(cleaner()))).toEqual([1, 2]);
    expect(ids(table.forItem(cleaner({ taxClass: 'zero-rate' })))).toEqual([]);
    expect(ids(table.forItem(cleaner({ taxStatus: 'shipping' })))).toEqual([]);
    expect(ids(table.forItem(cleaner({ taxStatus: 'none' })))).toEqual([]);
  });

  test('taxes shipping by rates that apply to shipping', () => {
    expect(ids(table.forShipping('standard'))).toEqual([1]);
    expect(ids(table.forShipping(null))).toEqual([]);
  });

  test.each([
    ['uses the highest class', 'inherit', [cleaner({ taxClass: 'zero-rate' }), cleaner()], 'standard'],
    [
      'ignores untaxed items',
      'inherit',
      [cleaner({ taxStatus: 'none' }), cleaner({ taxClass: 'reduced-rate' })],
      'reduced-rate',
    ],
    ['includes items with tax status shipping', 'inherit', [cleaner({ taxStatus: 'shipping' })], 'standard'],
    ['nothing taxed, nothing due', 'inherit', [cleaner({ taxStatus: 'none' })], null],
    ['the merchant may have said', 'zero-rate', [cleaner()], 'zero-rate'],
  ] as const)('the class of a delivery: %s', (_case, setting, sellables, taxClass) => {
    expect(shippingTaxClass(setting, sellables)).toBe(taxClass);
  });
});
