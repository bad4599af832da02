import type { Language, Translated } from '#engine/domain/language.ts';
import type { FileRefusal } from './read-own-file.ts';

const FILE_TEXTS = {
  en: {
    noFile: 'is no file',
    tooLarge: 'is larger than 512 KB',
    unreadable: 'cannot be read: the user that runs the shop needs the right to',
  },
  id: {
    noFile: 'bukan berkas',
    tooLarge: 'lebih besar dari 512 KB',
    unreadable: 'tidak dapat dibaca: pengguna yang menjalankan toko memerlukan izinnya',
  },
} as const satisfies Translated<Readonly<Record<FileRefusal, string>>>;

const en = {
  empty: 'must not be empty',
  oneLine: 'must be one line',
  unprintable: 'has characters that cannot be shown',
  accountNumber: 'must be the number of an account',
  tooLong: (most: number) => `is longer than ${most} letters`,
  flag: 'must be yes or no',
  wholeNumber: (least: number, most: number) => `must be a whole number from ${least} to ${most}`,
  orNone: (problem: string) => `${problem}, or none`,
  percentage: 'must be a percentage such as 11 or 11.5',
  amount: (example: string) => `must be an amount such as ${example}`,
  ambiguous: (grouped: string, decimal: string) => `can be read as ${grouped} or as ${decimal}: write one of these`,
  day: 'must be a day such as 2027-03-08',
  notBefore: (setting: string) => `must not be before ${setting}`,
  notAfter: (setting: string) => `must not be after ${setting}`,
  email: 'must be an email address',
  country: 'must be the code of a country, such as ID',
  province: 'must be a province of Indonesia: its name, or its code such as JB',
  timeZone: 'must be a time zone such as Asia/Makassar',
  languages: 'must name both languages, the first one first: [id, en] or [en, id]',
  locale: 'must be a language with its country, such as id-ID',
  whatsapp: 'must be a number with its country’s, such as +62 811 0000 1954',
  invoicePrefix: 'must be one to twelve letters, digits or hyphens',
  slug: 'must be a category as “categories list” shows it, such as minyak-rem',
  icon: 'must be the set and the name of an icon, such as tabler:brand-linkedin',
  webAddress: 'must be an address that begins with https://',
  oneOf: (words: string) => `must be one of these: ${words}`,
  currency: 'must be the code of a currency, such as IDR',
  colour: 'must be a colour such as #c92f10, between quotes',
  contrast: (ratio: string, least: number, beside: string) =>
    `has a contrast of ${ratio} to ${beside}, of at least ${least} that readers need`,
  beside: { white: 'white', whiteText: 'white text', blackText: 'black text' },
  tooFew: 'must have at least one entry',
  tooMany: (most: number) => `must not have more than ${most} entries`,
  kind: 'must have a kind: flat, free or pickup',
  euroOnly: 'is needed: the amount that the shop comes with is in euro',
  redirectFrom: 'must be an earlier path such as /shop/oil or /shop/*, without host, language and query',
  redirectTo:
    'must lead to a path of this shop such as /products, without host and language; * only where the old path has it',
  redirectOwnPage: 'is a page of the shop, which is shown there',
  redirectTwice: 'is there twice',
  redirectCircle: 'leads back to itself',
  redirectNowhere: 'leads to no page of the shop',
  unknown: 'is no setting of the shop',
  missing: 'is missing',
  text: 'must be a text',
  list: 'must be a list',
  group: 'must be a group of settings',
  yaml: (reason: string) => `is not valid YAML: ${reason}`,
  notThere: 'is not there: SHOP_CONFIG names it',
  file: FILE_TEXTS.en as Readonly<Record<FileRefusal, string>>,
};

/** What can be wrong in the brand's settings, each behind the name of its setting. */
export type ProblemTexts = typeof en;

const id: ProblemTexts = {
  empty: 'tidak boleh kosong',
  oneLine: 'harus satu baris',
  unprintable: 'berisi karakter yang tidak bisa ditampilkan',
  accountNumber: 'harus nomor rekening',
  tooLong: (most) => `lebih dari ${most} huruf`,
  flag: 'harus yes atau no',
  wholeNumber: (least, most) => `harus bilangan bulat dari ${least} sampai ${most}`,
  orNone: (problem) => `${problem}, atau none`,
  percentage: 'harus persentase, misalnya 11 atau 11.5',
  amount: (example) => `harus jumlah uang, misalnya ${example}`,
  ambiguous: (grouped, decimal) => `bisa dibaca ${grouped} atau ${decimal}: tulis salah satunya`,
  day: 'harus tanggal seperti 2027-03-08',
  notBefore: (setting) => `tidak boleh sebelum ${setting}`,
  notAfter: (setting) => `tidak boleh setelah ${setting}`,
  email: 'harus alamat email',
  country: 'harus kode negara, misalnya ID',
  province: 'harus provinsi di Indonesia: namanya, atau kodenya seperti JB',
  timeZone: 'harus zona waktu, misalnya Asia/Makassar',
  languages: 'harus menyebut kedua bahasa, yang utama lebih dulu: [id, en] atau [en, id]',
  locale: 'harus bahasa dengan negaranya, misalnya id-ID',
  whatsapp: 'harus nomor dengan kode negara, misalnya +62 811 0000 1954',
  invoicePrefix: 'harus satu sampai dua belas huruf, angka, atau tanda hubung',
  slug: 'harus kategori seperti yang ditampilkan “categories list”, misalnya minyak-rem',
  icon: 'harus kumpulan dan nama ikon, misalnya tabler:brand-linkedin',
  webAddress: 'harus alamat yang diawali https://',
  oneOf: (words) => `harus salah satu dari: ${words}`,
  currency: 'harus kode mata uang, misalnya IDR',
  colour: 'harus warna seperti #c92f10, di antara tanda kutip',
  contrast: (ratio, least, beside) => `kontrasnya ${ratio} terhadap ${beside}; pembaca perlu paling sedikit ${least}`,
  beside: { white: 'putih', whiteText: 'teks putih', blackText: 'teks hitam' },
  tooFew: 'harus punya sedikitnya satu isi',
  tooMany: (most) => `tidak boleh lebih dari ${most} isi`,
  kind: 'harus punya kind: flat, free, atau pickup',
  euroOnly: 'harus diisi: jumlah bawaan toko dalam euro',
  redirectFrom: 'harus alamat lama seperti /toko/oli atau /toko/*, tanpa host, bahasa, dan kueri',
  redirectTo:
    'harus menuju alamat di toko ini seperti /products, tanpa host dan bahasa; * hanya jika alamat lamanya memakai *',
  redirectOwnPage: 'adalah halaman toko, yang tetap ditampilkan di sana',
  redirectTwice: 'ditulis dua kali',
  redirectCircle: 'berputar kembali ke dirinya sendiri',
  redirectNowhere: 'tidak menuju halaman toko mana pun',
  unknown: 'bukan pengaturan toko',
  missing: 'belum diisi',
  text: 'harus berupa teks',
  list: 'harus berupa daftar',
  group: 'harus berupa kelompok pengaturan',
  yaml: (reason) => `bukan YAML yang benar: ${reason}`,
  notThere: 'tidak ada, padahal disebut SHOP_CONFIG',
  file: FILE_TEXTS.id,
};

const PICTURE_TEXTS = {
  en: {
    ...FILE_TEXTS.en,
    otherFormat: 'is no picture of the format that its name ends with',
    active: 'has scripts, or reads other files: save it as a plain SVG',
    noIcon: 'must be a square, and as PNG have at least 512 by 512 pixels',
    damaged: 'is damaged, or no drawing that the shop can read',
    twice: 'is there in another format, too: delete one',
  },
  id: {
    ...FILE_TEXTS.id,
    otherFormat: 'bukan gambar dengan format sesuai akhiran namanya',
    active: 'berisi skrip, atau membaca berkas lain: simpan sebagai SVG biasa',
    noIcon: 'harus persegi, dan untuk PNG paling sedikit 512 kali 512 piksel',
    damaged: 'rusak, atau bukan gambar yang bisa dibaca toko',
    twice: 'juga ada dalam format lain: hapus salah satu',
  },
} as const satisfies Translated<Readonly<Record<string, string>>>;

/** What can be wrong with a picture of the brand. */
export type PictureProblem = keyof (typeof PICTURE_TEXTS)['en'];

export const pictureTextsIn = (language: Language): Readonly<Record<PictureProblem, string>> => PICTURE_TEXTS[language];

const PROBLEM_TEXTS: Translated<ProblemTexts> = { id, en };

export const problemTextsIn = (language: Language): ProblemTexts => PROBLEM_TEXTS[language];
