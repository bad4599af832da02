import { inject } from 'vitest';
import { probesOf } from '../harness/probes.ts';
import { itemOf } from '../harness/seeded-item.ts';
import { test } from '../harness/shopper.ts';
import { buy, type Purchase, titleOf } from './buy.ts';

/** With the rows of the other database, every pair of language, screen, payment, database and script. */
const PURCHASES: readonly Purchase[] = [
  {
    language: 'id',
    screen: 'desktop',
    payment: 'cod',
    hasScript: true,
    items: [itemOf('interior-protectant'), itemOf('syn-formula', { viscosity: '15w40', size: '4l' })],
  },
  {
    language: 'id',
    screen: 'phone',
    payment: 'bacs',
    hasScript: true,
    items: [itemOf('gear-treatment'), itemOf('car-shampoo', { size: '500ml' })],
  },
  {
    language: 'en',
    screen: 'desktop',
    payment: 'bacs',
    hasScript: false,
    items: [itemOf('moto-4t'), itemOf('full-synthetic', { viscosity: '5w40', size: '4l' })],
  },
];

test.for(PURCHASES.map((purchase) => [titleOf(purchase), purchase] as const))(
  '%s',
  async ([, purchase], { enter, expect }) => {
    const shops = inject('shops');
    await buy(
      await enter({ ...purchase, address: shops.postgres.address }),
      purchase,
      probesOf(shops).postgres,
      expect,
    );
  },
);
