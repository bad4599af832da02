import { describe, expect, test } from 'vitest';
import { DEMO_SITE } from '#contract/demo-site.ts';
import { matchRates } from '#engine/domain/tax/tax-rates.ts';
import { ownSettingsOf } from './own-settings.ts';
import { ownSiteOf } from './own-site.ts';
import { readShopFile } from './read-shop-file.ts';
import type { ShopFile } from './shop-file.ts';
import { type FirstAnswers, firstShopFile } from './write-shop-file.ts';

const ANSWERS: FirstAnswers = {
  name: 'Toko Kilau: "bersih" #1',
  since: '2019',
  email: 'halo@kilau.example',
  whatsapp: '0811-0000-2222',
  currency: 'idr',
  seller: 'PT Toko Kilau',
  address: 'Jalan Mawar 1; Bandung 40111',
  phone: '022 555 0000',
  licence: '0123456789012',
  taxNumber: 'none',
  bank: 'Bank Central Asia',
  account: '0410098765 PT Toko Kilau',
  delivery: 'Rp 18.000',
  freeFrom: '500.000,00',
};

function fileOf(text: string): ShopFile {
  const reading = readShopFile(text);
  if (!reading.ok) throw new Error(JSON.stringify(reading.problems));
  return reading.file;
}

const problemsOf = (text: string) => {
  const reading = readShopFile(text);
  return reading.ok ? [] : reading.problems.map(({ line, setting, problem }) => `${line} ${setting} ${problem}`);
};

describe('the first settings of a brand', () => {
  const file = fileOf(firstShopFile(ANSWERS, 'id'));

  test('are what visitors see, with nothing of the demo', () => {
    const site = { ...DEMO_SITE, ...ownSiteOf(file, DEMO_SITE, 'open') };
    expect(site).toMatchObject({
      siteName: ANSWERS.name,
      since: 2019,
      languages: ['id', 'en'],
      fallbackLanguage: 'id',
      status: 'open',
      hasWordmark: false,
      whatsapp: '6281100002222',
      currency: 'IDR',
      moneyLocale: 'id-ID',
      dateLocale: 'auto',
      freeShippingFrom: 500_000,
      cashOnDelivery: { countries: [] },
      social: [],
      placeholderImage: '/images/placeholder-plain.png',
      seller: { legalName: 'PT Toko Kilau', licence: '0123456789012', taxNumber: null, phone: '022 555 0000' },
    });
    expect(JSON.stringify(site.description)).not.toContain(DEMO_SITE.siteName);
  });

  test('name no account where there is no bank', () => {
    const { payments } = fileOf(firstShopFile({ ...ANSWERS, bank: 'none', account: '' }, 'id'));
    expect(payments?.bankTransfer).toEqual({ enabled: false });
  });

  test('are how the shop sells, in whole rupiah', async () => {
    const { SHOP_SETTINGS } = await import('../settings/shop-settings.ts');
    const settings = ownSettingsOf(file, SHOP_SETTINGS);
    expect(settings.shipping.zones).toMatchObject([
      {
        methods: [
          { kind: 'free_shipping', minimum: 500_000 },
          { kind: 'flat_rate', perOrder: 18_000 },
        ],
      },
    ]);
    expect(settings.tax.rates).toEqual([]);
    expect(settings.bankTransfer.accounts).toEqual([
      { bank: 'Bank Central Asia', holder: 'PT Toko Kilau', number: '0410098765', iban: '', bic: '' },
    ]);
  });
});

test('two taxes of one country are both due', async () => {
  const { SHOP_SETTINGS } = await import('../settings/shop-settings.ts');
  const rate = (name: string, percent: string) =>
    `{ label: { id: ${name}, en: ${name} }, country: ID, percent: "${percent}" }`;
  const file = fileOf(`taxes: { rates: [${rate('PPN', '11')}, ${rate('Levy', '1.5')}] }`);
  const { tax, base } = ownSettingsOf(file, SHOP_SETTINGS);
  expect(matchRates(tax.rates, base, 'standard').map(({ label }) => label.en)).toEqual(['PPN', 'Levy']);
});

describe('the number of a delivery method', () => {
  const method = (en: string, kind = 'flat, perOrder: "1"') => `{ kind: ${kind}, label: { id: ${en}, en: ${en} } }`;
  const zone = (name: string, ...methods: readonly string[]) =>
    `    - { name: ${name}, methods: [${methods.join(', ')}] }`;
  const [hemat, reguler, ekspres] = [method('Hemat'), method('Reguler'), method('Ekspres')];

  async function numbersOf(...zones: readonly string[]) {
    const { SHOP_SETTINGS } = await import('../settings/shop-settings.ts');
    const { shipping } = ownSettingsOf(fileOf(`delivery:\n  zones:\n${zones.join('\n')}`), SHOP_SETTINGS);
    return shipping.zones.map(({ methods }) => methods.map(({ instance }) => instance));
  }

  test('stays when the file lists others before it, fewer of them or another price', async () => {
    const [[first, second, third] = []] = await numbersOf(zone('Java', hemat, reguler, ekspres));
    expect(await numbersOf(zone('Java', ekspres, hemat))).toEqual([[third, first]]);
    const dearer = method('Reguler', 'flat, perOrder: "7"');
    expect(await numbersOf(zone('Bali', reguler), zone('Java', dearer))).toEqual([[expect.any(Number)], [second]]);
  });

  test('is its own among methods of the same words', async () => {
    const numbers = await numbersOf(zone('Java', hemat, hemat, method('Hemat', 'pickup')), zone('Bali', hemat));
    expect(new Set(numbers.flat()).size).toBe(4);
  });
});

test('the languages stand in the brand’s order', () => {
  const site = ownSiteOf(fileOf('shop:\n  languages: [en, id]'), DEMO_SITE, 'open');
  expect(site).toEqual({ status: 'open', languages: ['en', 'id'], fallbackLanguage: 'en' });
  expect(fileOf('shop:\n  languages: id, en').shop).toEqual({ languages: ['id', 'en'] });
});

test('which categories hold oils is a list, or none', () => {
  expect(fileOf('products:\n  lubricants: [oli-mesin, atf]').products).toEqual({ lubricants: ['oli-mesin', 'atf'] });
  expect(fileOf('products:\n  lubricants: none').products).toEqual({ lubricants: [] });
});

test('what is left out stays as the shop has it', async () => {
  const { SHOP_SETTINGS } = await import('../settings/shop-settings.ts');
  expect(ownSiteOf(fileOf(''), DEMO_SITE, 'demo')).toEqual({});
  expect(ownSettingsOf(fileOf(''), SHOP_SETTINGS)).toEqual(SHOP_SETTINGS);
  const { storeSettings } = ownSiteOf(fileOf('pages:\n  showSKU: no\n'), DEMO_SITE, 'demo');
  expect(storeSettings).toEqual({ ...DEMO_SITE.storeSettings, showSKU: false });
});

test('other networks follow those that the shop has a sign of, each with the icon that it names', () => {
  const linkedin = 'linkedin:\n      name: LinkedIn\n      icon: tabler:brand-linkedin\n      url: https://l.example';
  const { social } = ownSiteOf(
    fileOf(`shop:\n  social:\n    ${linkedin}\n    tiktok: https://t.example\n`),
    DEMO_SITE,
    'demo',
  );
  expect(social).toEqual([
    { icon: 'brand-tiktok', name: 'TikTok', url: 'https://t.example' },
    { namedIcon: 'tabler:brand-linkedin', name: 'LinkedIn', url: 'https://l.example', text: null },
  ]);
});

test.each([
  ['shop:\n  social:\n    instagam: https://i.example', '3 shop.social.instagam must be a group of settings'],
  ['shop:\n  social:\n    x: { name: X, url: https://x.example }', '3 shop.social.x.icon is missing'],
  [
    'shop:\n  social:\n    x: { name: X, icon: brand-x, url: https://x.example }',
    '3 shop.social.x.icon must be the set and the name of an icon, such as tabler:brand-linkedin',
  ],
  ['shop:\n  name: X\n  nmae: Y', '3 shop.nmae is no setting of the shop'],
  ['shop:\n  email: nein', '2 shop.email must be an email address'],
  ['shop:\n  name:', '2 shop.name must not be empty'],
  [
    'shop:\n  holidays:\n    - { from: 8/3/2027, until: 2027-03-21 }',
    '3 shop.holidays.0.from must be a day such as 2027-03-08',
  ],
  [
    'shop:\n  holidays:\n    - { from: 2027-03-08, until: 2027-02-30 }',
    '3 shop.holidays.0.until must be a day such as 2027-03-08',
  ],
  [
    'shop:\n  holidays:\n    - { from: 2027-03-08, until: 2027-03-07 }',
    '3 shop.holidays.0.until must not be before from',
  ],
  [
    'shop:\n  holidays:\n    - { from: 2027-03-08, until: 2027-03-21, announcedFrom: 2027-03-09 }',
    '3 shop.holidays.0.announcedFrom must not be after from',
  ],
  ['shop:\n  name: "Toko\\nKilau"', '2 shop.name must be one line'],
  ['shop:\n  name: "Kilau\\0"', '2 shop.name has characters that cannot be shown'],
  [
    'payments:\n  bankTransfer:\n    accounts:\n      - { bank: BCA, holder: PT Kilau, number: PT Kilau }',
    '4 payments.bankTransfer.accounts.0.number must be the number of an account',
  ],
  ['shop: Kilau', '1 shop must be a group of settings'],
  ['delivery:\n  zones: yes', '2 delivery.zones must be a list'],
  [
    'delivery:\n  freeFrom: 85.000',
    '2 delivery.freeFrom can be read as 85000.00 or as 85.00: write one of these, or none',
  ],
  [
    'delivery:\n  sellingCountries:\n    - ID\n    - XX',
    '4 delivery.sellingCountries.1 must be the code of a country, such as ID',
  ],
  [
    'products:\n  lubricants:\n    - Oli mesin',
    '3 products.lubricants.0 must be a category as “categories list” shows it, such as minyak-rem',
  ],
  ['products:\n  lubricants: oli', '2 products.lubricants must be a list'],
  ...['[id]', '[id, en, id]', '[id, de]', 'id', '{ first: id }'].map((languages) => [
    `shop:\n  languages: ${languages}`,
    '2 shop.languages must name both languages, the first one first: [id, en] or [en, id]',
  ]),
  ['orders:\n  holdMinutes: 1.5', '2 orders.holdMinutes must be a whole number from 5 to 100000, or none'],
  ['orders:\n  invoicePrefix: F/1', '2 orders.invoicePrefix must be one to twelve letters, digits or hyphens'],
  ['pages:\n  showSKU: perhaps', '2 pages.showSKU must be yes or no'],
  ['currency:\n  code: RUPIAH', '2 currency.code must be the code of a currency, such as IDR'],
  ['shop: [', '1  is not valid YAML: Flow sequence in block collection must be sufficiently indented and end with a ]'],
])('%j is refused with its line', (text, problem) => {
  expect(problemsOf(text)).toContain(problem);
});

test('problems are told in the reader’s language, and none in that of a library', () => {
  const text =
    'shop:\n  dates: not a tag\n  email: nein\n  social:\n    instagram: [x]\ndelivery:\n  zones:\n    - kind: x\n';
  const problemsIn = (language: 'id' | 'en') => {
    const reading = readShopFile(text, language);
    return reading.ok ? [] : reading.problems.map(({ problem }) => problem);
  };
  expect(problemsIn('id')).toContain('harus bahasa dengan negaranya, misalnya id-ID');
  expect(problemsIn('id')).toHaveLength(problemsIn('en').length);
  expect([...problemsIn('id'), ...problemsIn('en')].join()).not.toMatch(/Invalid|expected|received/);
});

test('another currency needs its own amounts: those of the shop are euro', () => {
  expect(problemsOf('currency:\n  code: IDR').map((line) => line.split(' ')[1])).toEqual([
    'delivery.freeFrom',
    'delivery.zones',
    'payments.cashOnDelivery.maximum',
    'payments.cashOnDelivery.guestsWaitAbove',
  ]);
});

test('aliases do not make a small file a huge one', () => {
  const levels = Array.from(
    { length: 20 },
    (_, level) => `a${level}: &a${level} [${`*a${level - 1},`.repeat(level && 9)}x]`,
  );
  expect(problemsOf(levels.join('\n'))).not.toEqual([]);
});
