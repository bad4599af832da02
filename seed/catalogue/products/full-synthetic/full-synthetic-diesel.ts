import { html } from '../../../html.ts';
import type { Packshot } from '../../../pictures/packshot.ts';
import type { VariableProductSeed } from '../../product-seed.ts';

const pack = (container: Packshot['container'], volume: string): Packshot => ({
  container,
  label: {
    name: ['Full Synthetic', 'Diesel'],
    description: 'Common rail & turbo',
    grade: '5W-30',
    volume,
    standard: 'API CK-4',
  },
  colours: { body: '#10507f', label: '#ffffff', ink: '#0c2f4c', band: '#0c171c', cap: '#f0a500' },
});

export const fullSyntheticDiesel: VariableProductSeed = {
  type: 'variable',
  slug: 'full-synthetic-diesel',
  category: 'oli-full-sintetik-formula',
  date: '2025-07-07T03:00:00Z',
  totalSales: 731,
  sku: 'STP-FSD',
  attributes: ['size'],
  defaults: { size: '5l' },
  variations: [
    {
      sku: 'STP-FSD-5W30-1L',
      attributes: { size: '1l' },
      cents: 990,
      stock: { kind: 'managed', quantity: 92, lowAmount: 15 },
      parcel: { weight: 935, length: 11, width: 7, height: 24 },
      packshot: pack('jug1', '1 L'),
    },
    {
      sku: 'STP-FSD-5W30-5L',
      attributes: { size: '5l' },
      cents: 4390,
      stock: { kind: 'managed', quantity: 48, lowAmount: 8 },
      parcel: { weight: 4580, length: 24, width: 13, height: 31 },
      packshot: pack('jug4', '5 L'),
    },
  ],
  copy: {
    id: {
      name: 'Full Synthetic Diesel 5W-30',
      shortDescription: 'Menahan jelaga dan asam biosolar di diesel common rail, oli tidak mengental sebelum waktunya.',
      description: html`
        <p>Oli diesel menghitam itu wajar: ia menggendong jelaga. Masalah dimulai ketika jelaga menggumpal, oli menjadi seperti bubur, dan saluran kecil ke turbo tersumbat.</p>
        <p>Full Synthetic Diesel punya dispersan dua kali lebih kuat untuk menjaga jelaga tetap terpisah, dan cadangan basa yang cukup untuk asam dari biosolar. Tingkat abunya ditahan di 1 % supaya EGR dan DPF tidak ikut kotor.</p>
        <ul>
          <li>Tekanan oli stabil setelah perjalanan malam Jakarta–Surabaya</li>
          <li>Turbo lebih dingin, poros tidak kerak</li>
          <li>Boleh untuk diesel lama yang meminta CI-4 atau CJ-4</li>
        </ul>
        <p>Untuk SUV, MPV, dan kabin ganda bermesin common rail.</p>`,
      extraDescription: html`
        <h3>Isi dan interval</h3>
        <p>Mesin 2.4 sampai 2.8 liter meminta 6–7,5 liter: satu kemasan 5 L ditambah satu sampai tiga botol 1 L. Ganti setiap <strong>10.000 km</strong>, atau 7.500 km bila Anda selalu memakai biosolar atau sering menarik beban.</p>
        <p>Setelah ganti, starter 5 detik tanpa gas agar oli sampai ke turbo sebelum mesin bekerja.</p>
        <h3>Kesehatan dan lingkungan</h3>
        <p>Oli diesel bekas bersifat karsinogenik bila lama menempel di kulit. Jangan mengantongi lap beroli. Satu liter yang dibuang ke got mencemari sumur satu kampung.</p>`,
      customTextarea: 'Hitam boleh, lengket jangan. Oli ini sampai 10.000 km masih jatuh seperti oli.',
      productCardLists: ['API CK-4', 'Kuat terhadap jelaga', 'Cocok dengan biosolar', 'EGR dan DPF'],
      specifications: [
        ['Standar', 'API CK-4/SN, ACEA C3'],
        ['SAE', '5W-30'],
        ['Viskositas 100 °C', '11,9 cSt'],
        ['TBN', '9,8 mg KOH/g'],
        ['Abu sulfat', '1,0 %'],
        ['Titik nyala', '234 °C'],
      ],
    },
    en: {
      name: 'Full Synthetic Diesel 5W-30',
      shortDescription:
        'Holds soot and biodiesel acids in check in common-rail diesels, so oil does not thicken early.',
      description: html`
        <p>Diesel oil going black is normal: it is carrying soot. Trouble begins when soot clumps, the oil turns to porridge and the thin feed to the turbo blocks.</p>
        <p>Full Synthetic Diesel has twice the dispersant to keep soot particles apart, and enough alkaline reserve for the acids of biodiesel. Ash is held at 1 % so that EGR and DPF stay clear too.</p>
        <ul>
          <li>Steady oil pressure after a night run from Jakarta to Surabaya</li>
          <li>A cooler turbo without coked bearings</li>
          <li>May be used where an older diesel asks for CI-4 or CJ-4</li>
        </ul>
        <p>Made for SUVs, people carriers and double cabs with common-rail engines.</p>`,
      extraDescription: html`
        <h3>Fill and interval</h3>
        <p>Engines of 2.4 to 2.8 litres take 6–7.5 litres: one 5 L pack and one to three 1 L bottles. Change every <strong>10,000 km</strong>, or 7,500 km if you always run on biodiesel or tow often.</p>
        <p>After the change crank for 5 seconds off the throttle, letting oil reach the turbo before it has to work.</p>
        <h3>Health and environment</h3>
        <p>Used diesel oil can cause cancer if it stays on the skin. Do not pocket oily rags. A litre tipped into a gutter spoils the wells of a whole village.</p>`,
      customTextarea: 'Black is fine, sticky is not. At 10,000 km this one still drains like oil.',
      productCardLists: ['API CK-4', 'Copes with soot', 'At home with biodiesel', 'EGR and DPF'],
      specifications: [
        ['Standard', 'API CK-4/SN, ACEA C3'],
        ['SAE', '5W-30'],
        ['Viscosity at 100 °C', '11.9 cSt'],
        ['TBN', '9.8 mg KOH/g'],
        ['Sulphated ash', '1.0 %'],
        ['Flash point', '234 °C'],
      ],
    },
  },
  reviews: [
    {
      author: 'Herman Sitorus',
      email: 'herman.sitorus@example.com',
      rating: 5,
      language: 'id',
      text: 'Fortuner 2.4 dipakai bolak-balik Medan–Pekanbaru. Tekanan oli tidak turun walau mesin panas.',
      date: '2025-08-29',
      verified: true,
    },
    {
      author: 'Agung Wicaksono',
      email: 'agung.wicaksono@example.com',
      rating: 5,
      language: 'id',
      text: 'Innova Reborn diesel, 7,5 liter pas: satu jeriken dan tiga botol. Suara lebih empuk.',
      date: '2025-12-01',
      verified: true,
    },
    {
      author: 'Patrick Manurung',
      email: 'patrick.manurung@example.com',
      rating: 4,
      language: 'en',
      text: 'Does well in my Hilux on B35. I change at 8,000 km and it still looks usable.',
      date: '2026-04-14',
      verified: true,
    },
    {
      author: 'Syahrul Ramli',
      email: 'syahrul.ramli@example.com',
      rating: 3,
      language: 'id',
      text: 'Pajero Sport cocok, tapi kemasan 5 L datang sedikit penyok. Isinya tidak bocor.',
      date: '2026-09-10',
      verified: true,
    },
  ],
};
