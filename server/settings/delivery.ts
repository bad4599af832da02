import { DEMO_SITE } from '#contract/demo-site.ts';
import type { ShippingSettings, ZoneLocation } from '#engine/domain/shipping/shipping-settings.ts';

/** Jakarta, the other provinces of Java, and Bali: one truck route. */
const JAVA_AND_BALI = ['JK', 'BT', 'JB', 'JT', 'YO', 'JI', 'BA'];

const FREE_FROM = DEMO_SITE.freeShippingFrom ?? 0;

/** Aerosols and fuel additives may not fly. */
const FLAMMABLE = ['flammable'];

const province = (state: string): ZoneLocation => ({ kind: 'state', country: 'ID', state });

/** Costs in euro cents, VAT included. */
export const DELIVERY: ShippingSettings = {
  taxClass: 'inherit',
  zones: [
    {
      name: 'Jawa – Bali',
      locations: JAVA_AND_BALI.map(province),
      methods: [
        {
          kind: 'free_shipping',
          instance: 3,
          label: { id: 'Gratis ongkir, 2–4 hari kerja', en: 'Free delivery, 2–4 working days' },
          taxable: false,
          excludes: [],
          needs: 'either',
          minimum: FREE_FROM,
        },
        {
          kind: 'flat_rate',
          instance: 1,
          label: { id: 'Reguler, 2–4 hari kerja', en: 'Standard, 2–4 working days' },
          taxable: true,
          excludes: [],
          perOrder: 150,
          perItem: 0,
          perKilogram: 50,
        },
        {
          kind: 'flat_rate',
          instance: 2,
          label: { id: 'Ekspres, 1–2 hari kerja', en: 'Express, 1–2 working days' },
          taxable: true,
          excludes: FLAMMABLE,
          perOrder: 350,
          perItem: 0,
          perKilogram: 90,
        },
        {
          kind: 'local_pickup',
          instance: 4,
          label: { id: 'Ambil di gudang Jakarta', en: 'Pick up at the Jakarta warehouse' },
          taxable: true,
          excludes: [],
          cost: 0,
        },
      ],
    },
    {
      name: 'Indonesia, luar Jawa – Bali',
      locations: [{ kind: 'country', country: 'ID' }],
      methods: [
        {
          kind: 'free_shipping',
          instance: 6,
          label: { id: 'Gratis ongkir, 4–9 hari kerja', en: 'Free delivery, 4–9 working days' },
          taxable: false,
          excludes: [],
          needs: 'either',
          minimum: FREE_FROM,
        },
        {
          kind: 'flat_rate',
          instance: 5,
          label: { id: 'Reguler laut dan darat, 4–9 hari kerja', en: 'Standard by sea and road, 4–9 working days' },
          taxable: true,
          excludes: [],
          perOrder: 250,
          perItem: 0,
          perKilogram: 90,
        },
      ],
    },
    {
      name: 'Luar negeri',
      locations: [],
      methods: [
        {
          kind: 'flat_rate',
          instance: 7,
          label: { id: 'Internasional, 7–21 hari kerja', en: 'International, 7–21 working days' },
          taxable: true,
          excludes: FLAMMABLE,
          perOrder: 1_200,
          perItem: 0,
          perKilogram: 450,
        },
      ],
    },
  ],
};
