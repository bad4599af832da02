import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleaner, lineOf } from '../testing/sellables.ts';
import { NOON, PPN, SETTINGS, sessionOf } from '../testing/shop.ts';
import { priceCart } from './price-cart.ts';
import { gross } from './priced-cart.ts';
import { enteredLimit, shownPrice } from './shown-price.ts';

const TAXABLE = { taxStatus: 'taxable', taxClass: 'standard' } as const;
const settingsWith = (pricesIncludeTax: boolean, displayIncludesTax: boolean) => ({
  ...SETTINGS,
  tax: { ...SETTINGS.tax, pricesIncludeTax, displayIncludesTax },
});

test.each([
  ['with tax, shown with it', settingsWith(true, true), 990],
  ['without tax, shown with it', settingsWith(false, true), 1099],
  ['with tax, shown without it', settingsWith(true, false), 892],
  ['without tax, shown without it', settingsWith(false, false), 990],
])('a price entered %s', (_case, settings, shown) => {
  expect(shownPrice(990, TAXABLE, settings)).toBe(shown);
  expect([enteredLimit(shown, 'lowest', settings).standard, enteredLimit(shown, 'highest', settings).standard]).toEqual(
    [990, 990],
  );
});

test('what is not taxed is shown as it was entered', () => {
  const settings = settingsWith(false, true);
  expect(shownPrice(990, { ...TAXABLE, taxStatus: 'none' }, settings)).toBe(990);
  expect(shownPrice(990, { ...TAXABLE, taxClass: 'zero-rate' }, settings)).toBe(990);
});

test('is what a cart asks for one piece', () => {
  const settings = settingsWith(false, true);
  const { lines } = priceCart([lineOf(cleaner())], {
    session: sessionOf(),
    offers: { coupons: [], giftCards: [] },
    settings,
    at: NOON,
  });
  expect(lines.map(({ total }) => gross(total))).toEqual([shownPrice(990, TAXABLE, settings)]);
});

const TAX_CLASSES = ['standard', 'reduced-rate', 'zero-rate'] as const;
const RATES = [PPN, { ...PPN, id: 2, taxClass: 'reduced-rate' as const, rate: 50_000 }];

test('limits of shown prices include what is shown as the limit itself, whatever its class', () => {
  const amount = fc.integer({ min: 0, max: 3000 });
  fc.assert(
    fc.property(amount, amount, fc.constantFrom(...TAX_CLASSES), fc.boolean(), (entered, shown, taxClass, included) => {
      const { tax, ...rest } = settingsWith(included, !included);
      const settings = { ...rest, tax: { ...tax, rates: RATES } };
      const price = shownPrice(entered, { ...TAXABLE, taxClass }, settings);
      const limits = [
        enteredLimit(shown, 'lowest', settings)[taxClass],
        enteredLimit(shown, 'highest', settings)[taxClass],
      ];
      expect([entered >= Number(limits[0]), entered <= Number(limits[1])]).toEqual([price >= shown, price <= shown]);
    }),
    { numRuns: 2000 },
  );
});
