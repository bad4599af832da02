import type { ProductText } from '#engine/domain/catalog/product.ts';
import type { Translated } from '#engine/domain/language.ts';
import type { InBoth } from '../catalogue/product-seed.ts';
import type { Ware } from './vocabulary.ts';

export interface Named {
  readonly ware: Ware;
  readonly line: string;
  readonly use: InBoth;
  /** Above 1 when every combination of words is used up. */
  readonly series: number;
}

export const nameOf = ({ ware, line, use, series }: Named): Translated => {
  const end = series > 1 ? ` ${series}` : '';
  return {
    id: `${line} ${ware.name.id} ${use.id}${end}`,
    en: `${line} ${ware.name.en} ${use.en}${end}`,
  };
};

/** As long as what a merchant writes, so that a generated shop weighs what a real one does. */
export function copyOf(named: Named): Translated<ProductText> {
  const name = nameOf(named);
  const { ware, line, use } = named;
  return {
    id: {
      name: name.id,
      shortDescription: `${ware.name.id} ${line} untuk ${use.id.toLowerCase()}: ${ware.does.id}.`,
      description: [
        `<p>${name.id} ${ware.does.id}. Diracik untuk iklim tropis, hujan mendadak, dan lalu lintas yang jarang berhenti.</p>`,
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
      shortDescription: `${line} ${ware.name.en} for ${use.en.toLowerCase()} use: it ${ware.does.en}.`,
      description: [
        `<p>${name.en} ${ware.does.en}. It is blended for a tropical climate, sudden rain and traffic that seldom stops.</p>`,
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
