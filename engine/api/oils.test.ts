import { beforeAll, describe, expect, test } from 'vitest';
import { DATABASES } from '#engine/adapters/database/testing/databases.ts';
import { SETTINGS } from '#engine/domain/testing/shop.ts';
import { CALLER } from '#engine/usecases/testing/memory-shop.ts';
import { addRequest, checkout } from '#engine/usecases/testing/requests.ts';
import { createUsecases, type Usecases } from '#engine/usecases/usecases.ts';
import { PRODUCTS } from './testing/catalog.ts';
import { productOf } from './testing/client.ts';
import { sharedShop } from './testing/open-shop.ts';

describe.each(DATABASES)('oils, which must be registered, on %s', (_name, open) => {
  const shop = sharedShop(open);
  let usecases: Usecases;
  beforeAll(async () => {
    const settings = { ...SETTINGS, lubricantCategories: ['oils', 'additives'] };
    usecases = createUsecases({ ...shop.needs, settings });
  });

  const add = (name: string) =>
    usecases.addToCart(CALLER, addRequest(shop.ids[name], 1, { attributes: [{ name: 'viscosity', value: '5w30' }] }));
  const addPlain = (name: string) => usecases.addToCart(CALLER, addRequest(shop.ids[name]));
  const refused = (name: string) => ({ ok: false, refusal: { code: 'OIL_NOT_REGISTERED', name } });

  async function say(slug: string, numbers: Readonly<Record<string, string>>): Promise<void> {
    const products = PRODUCTS.filter((draft) => draft.slug === slug).map((draft) => ({ ...draft, meta: numbers }));
    expect((await usecases.importProducts({ products, stock: 'keep' })).ok).toBe(true);
    await shop.caughtUp();
  }

  test('are not put into a cart without a number of their own, nor what is filed below them', async () => {
    expect(await add('oil-4l')).toEqual(refused('Engine Oil - 4 L'));
    expect(await addPlain('booster')).toEqual(refused('Octane Booster'));
    expect((await addPlain('handbook')).ok).toBe(true);
    expect(await usecases.unregisteredOils('id')).toEqual([
      { sku: 'CLEANER', name: 'Pembersih Injektor' },
      { sku: 'BOOSTER', name: 'Penguat Oktan' },
      { sku: 'ENGINE-OIL', name: 'Oli Mesin' },
    ]);
    await say('engine-oil', { oil_npt: 'DEMO-NPT-001' });
    expect(await add('oil-1l')).toEqual(refused('Engine Oil - 5W-30, 1 L'));
  });

  test('are sold from the moment on at which they have one, and no longer once it is gone', async () => {
    await say('engine-oil', { oil_npt: 'AA 12 345', oil_sni: 'SNI 7069.1' });
    await say('booster', { oil_npt: 'none' });
    expect((await usecases.unregisteredOils('en')).map(({ sku }) => sku)).toEqual(['CLEANER']);
    expect([(await add('oil-4l')).ok, (await addPlain('booster')).ok]).toEqual([true, true]);
    await say('engine-oil', {});
    expect(await usecases.placeOrder(CALLER, checkout())).toEqual(refused('Engine Oil - 4 L'));
    await say('engine-oil', { oil_npt: 'AA 12 345', oil_sni: 'SNI 7069.1' });
    const placed = await usecases.placeOrder(CALLER, checkout());
    expect(placed.ok && placed.value.order.lines.map(({ name }) => name)).toEqual([
      'Handbook',
      'Engine Oil - 4 L',
      'Octane Booster',
    ]);
  });

  test('show their numbers as rows of the specification, in the reader’s language', async () => {
    await say('engine-oil', { oil_npt: 'AA 12 345', oil_sni: 'SNI 7069.1' });
    const rows = async (slug: string, language: 'id' | 'en') =>
      (await productOf(shop, slug, { fields: 'specifications { name value }', language })).specifications.slice(1);
    expect(await rows('engine-oil', 'id')).toEqual([
      { name: 'Nomor Pelumas Terdaftar (NPT)', value: 'AA 12 345' },
      { name: 'Tanda SNI', value: 'SNI 7069.1' },
    ]);
    expect(await rows('engine-oil', 'en')).toEqual([
      { name: 'Lubricant registration (NPT)', value: 'AA 12 345' },
      { name: 'Indonesian standard (SNI)', value: 'SNI 7069.1' },
    ]);
    expect(await rows('booster', 'en')).toEqual([]);
  });
});
