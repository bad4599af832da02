import type { Vehicle, VehicleType } from '../../model/vehicle/vehicle.ts';
import type { Misfit, Range } from '../../model/vehicle/vehicle-fit.ts';
import { bilingual } from '../bilingual.ts';

export const VEHICLE = bilingual(
  {
    title: 'What fits my vehicle?',
    description: 'Tell us your vehicle and see which oil grades, standards and additives suit it.',
    handbook: 'Your handbook decides.',
    lead: 'Where it says otherwise, follow it. Otherwise four answers bring you to the right shelf.',
    form: 'Your vehicle',
    type: 'Type',
    chooseType: 'Choose a type',
    fuel: 'Fuel',
    chooseFuel: 'Choose a fuel',
    engine: 'Engine size',
    engineHint: 'In cc: 1500 for a 1.5-litre engine',
    year: 'Year',
    yearHint: 'As in the registration papers',
    submit: 'Show what fits',
    remembered: 'We remember it in this browser only.',
    forget: 'Forget this vehicle',
    types: {
      car: 'Car',
      pickup: 'Pick-up, minibus or light truck',
      scooter: 'Automatic scooter',
      motorcycle: 'Motorcycle with a wet clutch',
      twostroke: 'Two-stroke motorcycle',
    },
    typesShort: {
      car: 'Car',
      pickup: 'Pick-up',
      scooter: 'Scooter',
      motorcycle: 'Motorcycle',
      twostroke: 'Two-stroke',
    },
    madeFor: {
      car: 'cars',
      pickup: 'pick-ups',
      scooter: 'scooters',
      motorcycle: 'motorcycles with a wet clutch',
      twostroke: 'two-strokes',
    },
    fuels: { petrol: 'Petrol', diesel: 'Diesel, biodiesel', hybrid: 'Hybrid' },
    fuelsShort: { petrol: 'petrol', diesel: 'diesel', hybrid: 'hybrid' },
    problems: {
      type: 'Choose a type.',
      fuel: 'Choose a fuel.',
      'fuel-of-type': 'Vehicles of this type do not run on that. Choose another fuel.',
      engine: 'Enter the engine size in cc, from 49 to 9000, or leave it empty.',
      year: 'Enter a year such as 2019, or leave it empty.',
    },
    result: (vehicle: string) => `For your vehicle: ${vehicle}`,
    grades: 'Viscosity',
    noGrade: 'Two-stroke oil has none: it burns with the petrol.',
    standard: 'Standard on the pack',
    oils: 'Engine oil',
    additives: 'Additives',
    seeAll: 'See everything that fits',
    none: 'Nothing in stock fits at the moment. Ask us, and we will look for it.',
    filter: 'My vehicle',
    filterOn: (vehicle: string) => `Fits: ${vehicle}`,
    choose: 'Choose your vehicle',
    change: 'Another vehicle',
    question: 'Does it fit your vehicle?',
    questionHelp: 'Four short answers tell you.',
    check: 'Check it',
    fits: (vehicle: string) => `Fits: ${vehicle}`,
    misfit: (vehicle: string) => `Does not fit: ${vehicle}`,
    seeWhatFits: 'See what fits',
    back: (product: string) => `Back to ${product}`,
    reasons: {
      standard: (needed: string, has: string) => `It needs ${needed} on the pack; this one is ${has}.`,
      type: (types: string) => `It is made for ${types}.`,
      fuel: (fuels: string) => `It is for ${fuels} engines.`,
      engine: (range: string) => `It is for engines ${range} cc.`,
      year: (range: string) => `It is for vehicles built ${range}.`,
      grade: (suitable: string, has: string) => `The usual viscosity is ${suitable}; this one is ${has}.`,
    },
    or: 'or',
    from: (value: string) => `from ${value}`,
    upTo: (value: string) => `up to ${value}`,
    between: (from: string, to: string) => `from ${from} to ${to}`,
  },
  {
    title: 'Apa yang cocok untuk kendaraan saya?',
    description: 'Pilih kendaraan Anda, lalu lihat kekentalan oli, standar, dan aditif yang cocok.',
    handbook: 'Buku manual kendaraan Anda yang menentukan.',
    lead: 'Kalau isinya berbeda, ikuti buku manual. Kalau tidak ada, empat jawaban ini mengantar Anda ke rak yang tepat.',
    form: 'Kendaraan Anda',
    type: 'Jenis',
    chooseType: 'Pilih jenis',
    fuel: 'Bahan bakar',
    chooseFuel: 'Pilih bahan bakar',
    engine: 'Kapasitas mesin',
    engineHint: 'Dalam cc: 1500 untuk mesin 1,5 liter',
    year: 'Tahun',
    yearHint: 'Seperti tertulis di STNK',
    submit: 'Lihat yang cocok',
    remembered: 'Hanya disimpan di browser ini.',
    forget: 'Lupakan kendaraan ini',
    types: {
      car: 'Mobil',
      pickup: 'Pikap, minibus, atau truk ringan',
      scooter: 'Motor matic',
      motorcycle: 'Motor bebek atau sport (kopling basah)',
      twostroke: 'Motor 2 tak',
    },
    typesShort: {
      car: 'Mobil',
      pickup: 'Pikap',
      scooter: 'Matic',
      motorcycle: 'Motor',
      twostroke: 'Motor 2 tak',
    },
    madeFor: {
      car: 'mobil',
      pickup: 'pikap',
      scooter: 'motor matic',
      motorcycle: 'motor berkopling basah',
      twostroke: 'motor 2 tak',
    },
    fuels: { petrol: 'Bensin', diesel: 'Solar, biosolar', hybrid: 'Hybrid' },
    fuelsShort: { petrol: 'bensin', diesel: 'diesel', hybrid: 'hybrid' },
    problems: {
      type: 'Pilih jenis kendaraan.',
      fuel: 'Pilih bahan bakar.',
      'fuel-of-type': 'Kendaraan jenis ini tidak memakai bahan bakar itu. Pilih yang lain.',
      engine: 'Isi kapasitas mesin dalam cc, dari 49 sampai 9000, atau kosongkan.',
      year: 'Isi tahun, misalnya 2019, atau kosongkan.',
    },
    result: (vehicle) => `Untuk kendaraan Anda: ${vehicle}`,
    grades: 'Kekentalan',
    noGrade: 'Oli samping tidak punya: ikut terbakar bersama bensin.',
    standard: 'Standar di kemasan',
    oils: 'Oli mesin',
    additives: 'Aditif',
    seeAll: 'Lihat semua yang cocok',
    none: 'Saat ini belum ada stok yang cocok. Tanyakan kepada kami, nanti kami carikan.',
    filter: 'Kendaraan saya',
    filterOn: (vehicle) => `Cocok: ${vehicle}`,
    choose: 'Pilih kendaraan Anda',
    change: 'Kendaraan lain',
    question: 'Cocok untuk kendaraan Anda?',
    questionHelp: 'Jawab empat pertanyaan.',
    check: 'Cek dulu',
    fits: (vehicle) => `Cocok: ${vehicle}`,
    misfit: (vehicle) => `Tidak cocok: ${vehicle}`,
    seeWhatFits: 'Lihat yang cocok',
    back: (product) => `Kembali ke ${product}`,
    reasons: {
      standard: (needed, has) => `Perlu ${needed} di kemasan; produk ini ${has}.`,
      type: (types) => `Produk ini untuk ${types}.`,
      fuel: (fuels) => `Produk ini untuk mesin ${fuels}.`,
      engine: (range) => `Produk ini untuk mesin ${range} cc.`,
      year: (range) => `Produk ini untuk kendaraan tahun ${range}.`,
      grade: (suitable, has) => `Kekentalan yang lazim ${suitable}; produk ini ${has}.`,
    },
    or: 'atau',
    from: (value) => `mulai ${value}`,
    upTo: (value) => `sampai ${value}`,
    between: (from, to) => `${from} sampai ${to}`,
  },
);

type VehicleTexts = (typeof VEHICLE)['en'];

/** "Car · petrol · 1500 cc · 2019". */
export const vehicleName = (text: VehicleTexts, { type, fuel, engine, year }: Vehicle): string =>
  [text.typesShort[type], text.fuelsShort[fuel], engine === null ? null : `${engine} cc`, year]
    .filter((part) => part !== null)
    .join(' · ');

/** "0W-20, 5W-30 or 5W-40". */
const listOf = (text: Pick<VehicleTexts, 'or'>, names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ${text.or} ${names.at(-1)}`;

function rangeText(text: VehicleTexts, { from, to }: Range): string {
  if (from === null) return text.upTo(String(to));
  return to === null ? text.from(String(from)) : text.between(String(from), String(to));
}

const typeNames = (text: VehicleTexts, types: readonly VehicleType[]): readonly string[] =>
  types.map((type) => text.madeFor[type]);

/** `5w30` → `5W-30`, as packs write it. */
export const gradeName = (grade: string): string => grade.toUpperCase().replace('W', 'W-');

/** Why a product is not made for the vehicle, as a sentence. */
export function misfitText(text: VehicleTexts, reason: Misfit): string {
  const { reasons } = text;
  if (reason.kind === 'standard') return reasons.standard(reason.needed, reason.has.join(', '));
  if (reason.kind === 'type') return reasons.type(listOf(text, typeNames(text, reason.types)));
  if (reason.kind === 'engine') return reasons.engine(rangeText(text, reason.range));
  if (reason.kind === 'year') return reasons.year(rangeText(text, reason.range));
  if (reason.kind === 'fuel') {
    const names = reason.fuels.map((fuel) => text.fuelsShort[fuel]);
    return reasons.fuel(listOf(text, names));
  }
  return reasons.grade(listOf(text, reason.suitable.map(gradeName)), listOf(text, reason.has.map(gradeName)));
}
