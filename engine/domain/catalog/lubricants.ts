import type { Translated } from '../language.ts';
import type { Product } from './product.ts';

/** Meta data of an oil: the number under which it is registered in Indonesia, and the standard whose mark it carries. */
const NUMBERS = {
  oil_npt: { id: 'Nomor Pelumas Terdaftar (NPT)', en: 'Lubricant registration (NPT)' },
  oil_sni: { id: 'Tanda SNI', en: 'Indonesian standard (SNI)' },
} as const satisfies Readonly<Record<string, Translated>>;

type NumberKey = keyof typeof NUMBERS;

/** The number of what stands among oils and is none, such as an additive. */
const NO_OIL = 'none';

/** The demo's numbers are invented, and say so. */
const isInvented = (number: string): boolean => /^demo/i.test(number);

/** Whether the product says numbers of its own: one of registration, and none of the demo's. */
export function isRegistered(meta: Readonly<Partial<Record<NumberKey, string | null>>>): boolean {
  const [npt, sni] = [meta.oil_npt?.trim() ?? '', meta.oil_sni?.trim() ?? ''];
  return npt === NO_OIL || (/\d/.test(npt) && !isInvented(npt) && !isInvented(sni));
}

/** True for an oil that must not be sold: it is filed under one of these categories and is not registered. */
export const lacksRegistration = (
  { categoryIds, registered }: { readonly categoryIds: readonly number[]; readonly registered: boolean },
  lubricants: ReadonlySet<number>,
): boolean => !registered && categoryIds.some((id) => lubricants.has(id));

/** The product's table of properties, which an oil's numbers end. */
export function specificationsOf(
  { specifications, meta }: Pick<Product, 'specifications' | 'meta'>,
  language: keyof Translated,
): Product['specifications'] {
  const numbers = Object.entries(NUMBERS).flatMap(([key, name]) => {
    const value = meta[key]?.trim() ?? '';
    return value === '' || value === NO_OIL ? [] : [{ name: name[language], value }];
  });
  return [...specifications, ...numbers];
}
