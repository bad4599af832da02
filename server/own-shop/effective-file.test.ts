import { expect, test } from 'vitest';
import { stringify } from 'yaml';
import { minorDigits } from '#contract/currency.ts';
import { DEMO_SITE } from '#contract/demo-site.ts';
import type { ShippingZone } from '#engine/domain/shipping/shipping-settings.ts';
import { SHOP_SETTINGS } from '../settings/shop-settings.ts';
import { effectiveFile } from './effective-file.ts';
import { ownSettingsOf } from './own-settings.ts';
import { ownSiteOf } from './own-site.ts';
import { readShopFile } from './read-shop-file.ts';
import type { ShopFile } from './shop-file.ts';

function read(text: string): ShopFile {
  const reading = readShopFile(text);
  if (!reading.ok) throw new Error(JSON.stringify(reading.problems));
  return reading.file;
}

const OWN = `
shop:
  holidays:
    - { from: 2027-03-08, until: 2027-03-21, takesOrders: no, announcedFrom: 2027-03-01 }
    - { from: 2027-08-17, until: 2027-08-17, notice: { id: a, en: b } }
currency: { code: IDR }
payments: { cashOnDelivery: { enabled: no }, bankTransfer: { enabled: no } }
seller: { name: PT, address: [Jalan 1], licence: "0123", taxNumber: none, phone: "022", hours: { id: a, en: b } }
taxes: { rates: [{ label: { id: PPN, en: VAT }, country: ID, percent: "11,5" }] }
orders: { holdMinutes: none }
pages: { showReviews: no }
redirects: { /shop/oil: /products }
delivery:
  freeFrom: none
  zones:
    - { name: Java, provinces: [JB], methods: [{ kind: flat, label: { id: a, en: b }, perOrder: Rp 18.000 }] }
`;

test.each([
  ['the demo', ''],
  ['a brand', OWN],
])('what %s sells by says the same when it is read back', (_whose, text) => {
  const file = read(text);
  const site = { ...DEMO_SITE, ...ownSiteOf(file, DEMO_SITE, 'demo') };
  const settings = ownSettingsOf(file, { ...SHOP_SETTINGS, currencyDecimals: minorDigits(site.currency) });
  const cash = { ...settings.cashOnDelivery, ...site.cashOnDelivery };
  const printed = effectiveFile({ site, settings: { ...settings, cashOnDelivery: cash }, file });
  const again = read(stringify(printed));
  expect(again).toMatchObject(file);
  expect({ ...DEMO_SITE, ...ownSiteOf(again, DEMO_SITE, 'demo') }).toMatchObject({
    seller: site.seller,
    currency: site.currency,
    moneyLocale: site.moneyLocale,
    whatsapp: site.whatsapp,
    freeShippingFrom: site.freeShippingFrom,
    cashOnDelivery: site.cashOnDelivery,
    social: site.social,
    storeSettings: site.storeSettings,
  });
  const { shipping, tax, bankTransfer, cashOnDelivery } = ownSettingsOf(again, SHOP_SETTINGS);
  expect(tax.rates.map(withoutCode)).toEqual(settings.tax.rates.map(withoutCode));
  expect([bankTransfer, cashOnDelivery.guestsWaitAbove]).toEqual([settings.bankTransfer, cash.guestsWaitAbove]);
  const withoutNumbers = ({ methods, ...zone }: ShippingZone) => ({ ...zone, methods: methods.map(withoutNumber) });
  expect(shipping.zones.map(withoutNumbers)).toEqual(settings.shipping.zones.map(withoutNumbers));
});

test('euro amounts that a brand does not use are no settings of its shop in rupiah', () => {
  const file = read(OWN);
  const site = { ...DEMO_SITE, ...ownSiteOf(file, DEMO_SITE, 'demo') };
  const settings = ownSettingsOf(file, {
    ...SHOP_SETTINGS,
    cashOnDelivery: { ...SHOP_SETTINGS.cashOnDelivery, ...site.cashOnDelivery },
  });
  expect(effectiveFile({ site, settings, file }).payments.cashOnDelivery).toEqual({ enabled: 'no' });
});

const withoutNumber = <T extends { readonly instance: number }>({ instance: _, ...rest }: T) => rest;

const withoutCode = <T extends { readonly code: string }>({ code: _, ...rest }: T) => rest;
