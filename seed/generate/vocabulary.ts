import type { Translated } from '#engine/domain/language.ts';

/** Milliliters of each term of the demo shop's attribute `size`. */
export const MILLILITERS = {
  '75ml': 75,
  '150ml': 150,
  '200ml': 200,
  '300ml': 300,
  '500ml': 500,
  '800ml': 800,
  '1l': 1000,
  '4l': 4000,
  '5l': 5000,
} as const;

/** The terms of the demo shop's attributes, in their order. */
export const TERMS = {
  viscosity: ['0w20', '0w30', '5w30', '5w40', '10w30', '10w40', '15w40', '20w50'],
  size: ['75ml', '150ml', '200ml', '300ml', '500ml', '800ml', '1l', '4l', '5l'],
} as const;

export interface ProductType {
  /** Slug of one of the demo shop's categories. */
  readonly category: string;
  readonly name: Translated;
  /** What it does, to be read after the name. */
  readonly does: Translated;
  /** Euro cents of the small pack, from and to. */
  readonly cents: readonly [number, number];
  /** Sold in packs and grades that the shopper chooses from. */
  readonly comesIn?: 'sizes' | 'grades';
  readonly flammable?: boolean;
}

const both = (id: string, en: string): Translated => ({ id, en });

export const PRODUCT_TYPES: readonly ProductType[] = [
  {
    category: 'oli-full-sintetik-formula',
    name: both('Oli Mesin Full Sintetik', 'Full Synthetic Engine Oil'),
    does: both('menjaga mesin tetap bersih di macet dan panas', 'keeps the engine clean in heat and traffic'),
    cents: [780, 1450],
    comesIn: 'grades',
  },
  {
    category: 'oli-full-sintetik-formula',
    name: both('Oli Motor Full Sintetik', 'Full Synthetic Motorcycle Oil'),
    does: both('melindungi kopling basah dan gir', 'protects wet clutch and gears'),
    cents: [620, 1150],
    comesIn: 'grades',
  },
  {
    category: 'oli-sintetik-syn-formula',
    name: both('Oli Semi Sintetik', 'Semi-Synthetic Oil'),
    does: both('melindungi mesin harian dengan hemat', 'protects the everyday engine at a fair price'),
    cents: [430, 790],
    comesIn: 'grades',
  },
  {
    category: 'oli-sintetik-syn-formula',
    name: both('Oli Diesel Semi Sintetik', 'Semi-Synthetic Diesel Oil'),
    does: both('menahan jelaga dan asam biosolar', 'holds soot and biodiesel acids'),
    cents: [480, 860],
    comesIn: 'sizes',
  },
  {
    category: 'campuran-oli',
    name: both('Perawatan Oli', 'Oil Treatment'),
    does: both('mengentalkan lapisan oli di mesin tua', 'thickens the oil film of an older engine'),
    cents: [350, 690],
  },
  {
    category: 'campuran-oli',
    name: both('Peredam Bunyi Klep', 'Lifter Quieter'),
    does: both('menenangkan klep yang berisik', 'calms noisy valve lifters'),
    cents: [420, 760],
  },
  {
    category: 'campuran-bahan-bakar',
    name: both('Pembersih Injektor', 'Injector Cleaner'),
    does: both(
      'melarutkan kerak di injektor dan ruang bakar',
      'dissolves deposits in injectors and combustion chambers',
    ),
    cents: [390, 820],
    comesIn: 'sizes',
    flammable: true,
  },
  {
    category: 'campuran-bahan-bakar',
    name: both('Penambah Oktan', 'Octane Booster'),
    does: both('meredam ketukan mesin di tanjakan', 'quietens engine knock on a climb'),
    cents: [450, 990],
    flammable: true,
  },
  {
    category: 'campuran-bahan-bakar',
    name: both('Perawatan Diesel', 'Diesel Treatment'),
    does: both('mengikat air dan menaikkan angka setana', 'binds water and lifts the cetane number'),
    cents: [420, 880],
    comesIn: 'sizes',
    flammable: true,
  },
  {
    category: 'interior-dan-eksterior',
    name: both('Sampo Mobil', 'Car Shampoo'),
    does: both('mengangkat debu jalan tanpa mengikis wax', 'lifts road film without stripping wax'),
    cents: [290, 640],
    comesIn: 'sizes',
  },
  {
    category: 'interior-dan-eksterior',
    name: both('Pelindung Interior', 'Interior Protectant'),
    does: both('menahan dasbor dari retak dan pudar', 'keeps the dashboard from cracking and fading'),
    cents: [340, 720],
  },
  {
    category: 'interior-dan-eksterior',
    name: both('Pengilap Ban', 'Tyre Shine'),
    does: both('mengembalikan hitam ban untuk berminggu-minggu', 'brings back the black of a tyre for weeks'),
    cents: [310, 650],
    comesIn: 'sizes',
  },
  {
    category: 'minyak-rem',
    name: both('Minyak Rem', 'Brake Fluid'),
    does: both('menjaga pedal tetap keras di turunan panjang', 'keeps the pedal firm on long descents'),
    cents: [280, 620],
    comesIn: 'sizes',
  },
  {
    category: 'minyak-rem',
    name: both('Pembersih Rem', 'Brake Cleaner'),
    does: both('menghapus debu dan minyak tanpa sisa', 'removes dust and grease and leaves nothing behind'),
    cents: [330, 590],
    flammable: true,
  },
  {
    category: 'power-steering',
    name: both('Minyak Power Steering', 'Power Steering Fluid'),
    does: both('menghilangkan dengung saat setir dibelokkan', 'ends the whine when the wheel is turned'),
    cents: [310, 640],
    comesIn: 'sizes',
  },
  {
    category: 'pembersih-mesin',
    name: both('Pembersih Mesin', 'Engine Cleaner'),
    does: both('merontokkan kerak oli dalam lima belas menit', 'loosens baked oil within fifteen minutes'),
    cents: [360, 780],
    flammable: true,
  },
];

/** Made-up lines of the trade, the same in both languages. */
export const LINES = [
  'Apex',
  'Borneo',
  'Cakra',
  'Delta',
  'Ekspres',
  'Falcon',
  'Garuda',
  'Horizon',
  'Inti',
  'Java',
  'Krakatau',
  'Lintas',
  'Merapi',
  'Nusa',
  'Orbit',
  'Prima',
  'Quantum',
  'Rajawali',
  'Samudra',
  'Titan',
  'Ultra',
  'Vektor',
] as const;

export const USES: readonly Translated[] = [
  both('Harian', 'Daily'),
  both('Balap', 'Racing'),
  both('Niaga', 'Commercial'),
  both('Keluarga', 'Family'),
  both('Jarak Tempuh Tinggi', 'High Mileage'),
  both('Hibrida', 'Hybrid'),
  both('Skuter', 'Scooter'),
  both('Pikap', 'Pick-Up'),
  both('Klasik', 'Classic'),
  both('Tropis', 'Tropical'),
  both('Kota', 'City'),
  both('Touring', 'Touring'),
  both('Pro', 'Pro'),
  both('Ekstra', 'Extra'),
  both('Pegunungan', 'Mountain'),
];
