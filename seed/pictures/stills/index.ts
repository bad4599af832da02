import type { InBoth } from '../../catalogue/product-seed.ts';

/** Width and height of every still, in pixels. */
export const MASTER_STILL = { width: 1600, height: 900 };

interface Still {
  readonly name: `art-${string}`;
  readonly alt: InBoth;
}

/** The editorial stills by the names that articles use, and what they show. */
export const STILLS = [
  {
    name: 'art-dip',
    alt: {
      id: 'Ujung stik oli dengan lapisan oli di antara dua tandanya, setetes menggantung',
      en: 'The end of a dipstick with oil between its two marks, a drop hanging from it',
    },
  },
  {
    name: 'art-odo',
    alt: {
      id: 'Odometer dengan angka terakhir merah, hampir berganti ke 05000',
      en: 'An odometer with a red last digit, about to turn to 05000',
    },
  },
  {
    name: 'art-fuel',
    alt: {
      id: 'Penunjuk bahan bakar hampir kosong, jarum merah di dekat E',
      en: 'A fuel gauge close to empty, the red needle near E',
    },
  },
  {
    name: 'art-pour',
    alt: { id: 'Oli baru mengalir ke genangannya sendiri', en: 'Fresh oil pouring into a pool of itself' },
  },
  {
    name: 'art-track',
    alt: {
      id: 'Model sirkuit tri-oval sepanjang 2,5 mil, lintasannya ditandai garis kuning',
      en: 'Model of a 2.5-mile tri-oval circuit, a yellow line along its track',
    },
  },
  {
    name: 'art-indy',
    alt: {
      id: 'Model sirkuit oval panjang dengan 196 dari 200 putaran ditandai garis kuning',
      en: 'Model of a long oval circuit, 196 of 200 laps marked by a yellow line',
    },
  },
  {
    name: 'art-brake',
    alt: {
      id: 'Botol minyak rem STP DOT 4 di samping cakram rem dengan kaliper merah',
      en: 'Bottle of STP DOT 4 brake fluid beside a brake disc with a red caliper',
    },
  },
  {
    name: 'art-care',
    alt: {
      id: 'Interior Protectant, tisu serbaguna, dan wax STP untuk merawat kabin dan bodi',
      en: 'STP Interior Protectant, all-purpose wipes and wax for cabin and bodywork',
    },
  },
  {
    name: 'art-flush',
    alt: {
      id: 'Botol Engine Flush dan kaleng Engine Degreaser STP',
      en: 'Bottle of STP Engine Flush and can of Engine Degreaser',
    },
  },
  {
    name: 'art-moto',
    alt: {
      id: 'Oli Moto 4T, Moto Matic, dan Moto Fuel Cleaner STP untuk sepeda motor',
      en: 'STP Moto 4T, Moto Matic and Moto Fuel Cleaner for motorcycles',
    },
  },
  {
    name: 'art-range',
    alt: {
      id: 'Jeriken oli STP bersama aditif bahan bakar, aditif oli, dan minyak rem',
      en: 'STP engine oil canister with fuel additive, oil treatment and brake fluid',
    },
  },
  {
    name: 'art-guide',
    alt: {
      id: 'Buku panduan pilih oli di samping jeriken oli Syn-Formula 4 liter',
      en: 'Engine oil guide beside a four-litre canister of Syn-Formula',
    },
  },
] as const satisfies readonly Still[];

export type StillName = (typeof STILLS)[number]['name'];
