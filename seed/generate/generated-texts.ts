import type { ProductText } from '#engine/domain/catalog/product.ts';
import type { Translated } from '#engine/domain/language.ts';
import type { ProductType } from './vocabulary.ts';

/** The words that a product's name is made of. */
export interface Naming {
  readonly type: ProductType;
  readonly line: string;
  readonly use: Translated;
  /** Above 1 when every combination of words is used up. */
  readonly series: number;
}

export const nameOf = ({ type, line, use, series }: Naming): Translated => {
  const end = series > 1 ? ` ${series}` : '';
  return {
    id: `${line} ${type.name.id} ${use.id}${end}`,
    en: `${line} ${type.name.en} ${use.en}${end}`,
  };
};

/** As long as what a merchant writes, so that a generated shop weighs what a real one does. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: two texts side by side
export function textsOf(naming: Naming): Translated<ProductText> {
  const name = nameOf(naming);
  const { type, line, use } = naming;
  return {
    id: {
      name: name.id,
      shortDescription: `${type.name.id} ${line} untuk ${use.id.toLowerCase()}: ${type.does.id}.`,
      description: [
        `<p>${name.id} ${type.does.id}. Diracik untuk iklim tropis, hujan mendadak, dan lalu lintas yang jarang berhenti.</p>`,
        `<p>Seri ${line} lahir di bengkel yang setiap hari menangani kendaraan ${use.id.toLowerCase()}, lalu diuji 20.000 km di jalan pantura.</p>`,
        '<ul>',
        '<li>Terasa sejak pemakaian pertama</li>',
        '<li>Aman untuk karet, sil, dan katalis</li>',
        '<li>Dibuat dan diisi di Indonesia</li>',
        '</ul>',
      ].join(''),
      extraDescription: [
        '<h3>Cara pakai</h3>',
        '<p>Kocok dahulu, pakai sesuai takaran pada label, dan ulangi setiap 5.000 km. Jauhkan dari jangkauan anak.</p>',
      ].join(''),
      customTextarea: 'Kata montir: sedikit saja, asal teratur.',
      productCardLists: ['Untuk iklim tropis', 'Aman untuk sil', 'Ulangi tiap 5.000 km'],
      specifications: [
        { name: 'Seri', value: line },
        { name: 'Untuk', value: use.id },
      ],
    },
    en: {
      name: name.en,
      shortDescription: `${line} ${type.name.en} for ${use.en.toLowerCase()} use: it ${type.does.en}.`,
      description: [
        `<p>${name.en} ${type.does.en}. It is blended for a tropical climate, sudden rain and traffic that seldom stops.</p>`,
        `<p>The ${line} series comes from a workshop that sees ${use.en.toLowerCase()} vehicles every day, and was tested over 20,000 km on the north coast road.</p>`,
        '<ul>',
        '<li>Felt from the first use</li>',
        '<li>Safe for rubber, seals and catalysts</li>',
        '<li>Made and filled in Indonesia</li>',
        '</ul>',
      ].join(''),
      extraDescription: [
        '<h3>How to use</h3>',
        '<p>Shake first, dose as the label says and repeat every 5,000 km. Keep out of reach of children.</p>',
      ].join(''),
      customTextarea: 'Says the mechanic: a little, but regularly.',
      productCardLists: ['For the tropics', 'Safe for seals', 'Repeat every 5,000 km'],
      specifications: [
        { name: 'Series', value: line },
        { name: 'For', value: use.en },
      ],
    },
  };
}
