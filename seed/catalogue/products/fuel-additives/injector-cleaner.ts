import { html } from '../../../html.ts';
import type { Packshot } from '../../../pictures/packshot.ts';
import type { VariableProductSeed } from '../../product-seed.ts';

const pack = (container: Packshot['container'], volume: string): Packshot => ({
  container,
  label: { name: ['Injector', 'Cleaner'], description: 'Injeksi mobil & motor', volume },
  colours: { label: '#d0310f', band: '#0c171c', cap: '#d0310f' },
});

export const injectorCleaner: VariableProductSeed = {
  type: 'variable',
  slug: 'injector-cleaner',
  category: 'campuran-bahan-bakar',
  alsoIn: ['pembersih-mesin'],
  date: '2025-02-24T03:00:00Z',
  totalSales: 4870,
  sku: 'STP-FA-INJ',
  attributes: ['size'],
  defaults: { size: '75ml' },
  flammable: true,
  variations: [
    {
      sku: 'STP-FA-INJ-75',
      attributes: { size: '75ml' },
      cents: 340,
      stock: { kind: 'managed', quantity: 410, lowAmount: 30 },
      parcel: { weight: 82, length: 4, width: 4, height: 12 },
      packshot: pack('slim-mini', '75 ml'),
    },
    {
      sku: 'STP-FA-INJ-150',
      attributes: { size: '150ml' },
      cents: 590,
      stock: { kind: 'managed', quantity: 126, lowAmount: 20 },
      parcel: { weight: 155, length: 7, width: 4, height: 15 },
      packshot: pack('slim-flat', '150 ml'),
    },
    {
      sku: 'STP-FA-INJ-300',
      attributes: { size: '300ml' },
      cents: 890,
      sale: { cents: 750 },
      stock: { kind: 'managed', quantity: 64, lowAmount: 10 },
      parcel: { weight: 292, length: 6, width: 6, height: 20 },
      packshot: pack('slim-long', '300 ml'),
    },
  ],
  copy: {
    id: {
      name: 'Injector Cleaner',
      shortDescription: 'Perawatan rutin injektor mobil dan motor, cukup tuang ke tangki saat isi bensin.',
      description: html`
        <p>Lubang injektor lebih kecil dari ujung jarum. Selapis getah bensin setebal rambut sudah mengubah kabut halus menjadi tetesan, lalu mesin brebet dan boros.</p>
        <p>Injector Cleaner dibuat untuk <strong>dipakai rutin</strong>: dosisnya ringan, bekerja pelan, dan menjaga injektor yang masih sehat supaya tidak pernah tersumbat.</p>
        <ul>
          <li>Kabut bensin tetap halus</li>
          <li>Mencegah brebet di putaran bawah</li>
          <li>Tiga ukuran: 75 ml untuk sekali isi, 150 ml untuk dua kali, 300 ml untuk stok garasi</li>
        </ul>
        <p>Bila injektor sudah telanjur kotor berat, mulai dengan Fuel System Cleaner, lalu lanjutkan dengan ini.</p>`,
      extraDescription: html`
        <h3>Berapa banyak</h3>
        <ul>
          <li>Mobil: 75 ml untuk 35–45 liter bensin, setiap 3.000 km.</li>
          <li>Motor: 10 ml untuk 4–5 liter, setiap 2.000 km. Pakai garis ukur di sisi botol.</li>
        </ul>
        <p>Tuang dulu, baru isi bensin. Tidak perlu mengganti filter bensin sesudahnya, kecuali sudah waktunya.</p>
        <h3>Simpan dengan benar</h3>
        <p>Tutup rapat botol yang tersisa dan taruh berdiri di tempat di bawah 40 °C, tidak di kabin yang terjemur. Mudah menyala; uapnya lebih berat dari udara, jadi jangan dibuka di ruang tertutup.</p>`,
      customTextarea: 'Lebih murah rajin tuang 75 ml daripada servis injektor setahun sekali.',
      productCardLists: [
        'Mobil dan motor injeksi',
        '75 ml untuk 35–45 L',
        'Ada garis ukur untuk motor',
        'Dipakai tiap 3.000 km',
      ],
      specifications: [
        ['Kemasan', '75 ml, 150 ml, 300 ml'],
        ['Bahan aktif', 'Poliisobutilena amina (PIBA)'],
        ['Takaran', '75 ml untuk 35–45 L; motor 10 ml untuk 4–5 L'],
        ['Titik nyala', '52 °C'],
        ['Massa jenis (15 °C)', '0,80 kg/L'],
      ],
    },
    en: {
      name: 'Injector Cleaner',
      shortDescription: 'Routine injector care for cars and motorcycles: pour it in whenever you fill up.',
      description: html`
        <p>The holes in an injector are finer than a needle point. A film of gum no thicker than a hair turns mist into drips, and the engine stumbles and drinks more.</p>
        <p>Injector Cleaner is made for <strong>regular use</strong>. The dose is light, the action gentle, and it keeps healthy injectors from ever clogging.</p>
        <ul>
          <li>Keeps the spray fine</li>
          <li>Prevents stumbling at low revs</li>
          <li>Three sizes: 75 ml for one fill, 150 ml for two, 300 ml for the garage shelf</li>
        </ul>
        <p>If the injectors are badly fouled already, begin with Fuel System Cleaner and carry on with this.</p>`,
      extraDescription: html`
        <h3>How much</h3>
        <ul>
          <li>Cars: 75 ml to 35–45 litres of petrol, every 3,000 km.</li>
          <li>Motorcycles: 10 ml to 4–5 litres, every 2,000 km. Use the scale on the side of the bottle.</li>
        </ul>
        <p>Additive first, petrol second. There is no need to change the fuel filter afterwards unless it is due.</p>
        <h3>Storage</h3>
        <p>Close a part-used bottle tightly and keep it upright below 40 °C, never in a parked car in the sun. It ignites readily and its vapour sinks, so do not open it in a closed room.</p>`,
      customTextarea: 'Pouring in 75 ml now and then costs less than having the injectors serviced every year.',
      productCardLists: [
        'Injected cars and bikes',
        '75 ml treats 35–45 L',
        'Measuring scale for bikes',
        'Use every 3,000 km',
      ],
      specifications: [
        ['Pack sizes', '75 ml, 150 ml, 300 ml'],
        ['Active ingredient', 'Polyisobutylene amine (PIBA)'],
        ['Dose', '75 ml to 35–45 L; motorcycles 10 ml to 4–5 L'],
        ['Flash point', '52 °C'],
        ['Density (15 °C)', '0.80 kg/L'],
      ],
    },
  },
  reviews: [
    {
      author: 'Siti Rahmawati',
      email: 'siti.rahmawati@example.com',
      rating: 5,
      language: 'id',
      text: 'Beat saya brebet kalau baru hidup. 10 ml tiap isi penuh, dua minggu kemudian sudah normal.',
      date: '2025-03-30',
      verified: true,
    },
    {
      author: 'Doni Kurniawan',
      email: 'doni.kurniawan@example.com',
      rating: 5,
      language: 'id',
      text: 'Yang 75 ml pas untuk sekali tangki Agya. Murah, jadi tidak sayang dipakai rutin.',
      date: '2025-05-17',
      verified: true,
    },
    {
      author: 'Wahyu Firmansyah',
      email: 'wahyu.firmansyah@example.com',
      rating: 4,
      language: 'id',
      text: 'Garis ukurnya membantu buat NMAX, tapi agak susah dibaca malam hari.',
      date: '2025-08-25',
      verified: true,
    },
    {
      author: 'Clara Wijaya',
      email: 'clara.wijaya@example.com',
      rating: 5,
      language: 'en',
      text: 'I buy the 300 ml bottle for our two Brios and a Vario. Lasts half a year and both cars idle like new.',
      date: '2025-12-06',
      verified: true,
    },
    {
      author: 'Imam Syafii',
      email: 'imam.syafii@example.com',
      rating: 4,
      language: 'id',
      text: 'Rutin tiap 3.000 km di Calya buat taksi online. Belum pernah servis injektor sampai 90 ribu km.',
      date: '2026-03-12',
      verified: true,
    },
    {
      author: 'Gilang Ramadhan',
      email: 'gilang.ramadhan@example.com',
      rating: 3,
      language: 'en',
      text: 'Did not cure the stutter on my old Satria FI, which turned out to be the fuel pump. Fair enough as maintenance.',
      date: '2026-09-01',
      verified: false,
    },
  ],
};
