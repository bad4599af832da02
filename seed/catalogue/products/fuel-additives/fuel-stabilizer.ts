import { html } from '../../../html.ts';
import type { SimpleProductSeed } from '../../product-seed.ts';

export const fuelStabilizer: SimpleProductSeed = {
  type: 'simple',
  slug: 'fuel-stabilizer',
  category: 'campuran-bahan-bakar',
  date: '2025-09-22T03:00:00Z',
  totalSales: 388,
  sku: 'STP-FA-STB-300',
  cents: 740,
  stock: { kind: 'managed', quantity: 3, lowAmount: 5 },
  parcel: { weight: 290, length: 7, width: 7, height: 19 },
  content: { amount: 300, unit: 'ml' },
  flammable: true,
  packshot: {
    container: 'flask',
    label: { name: ['Fuel', 'Stabilizer'], description: 'Kendaraan jarang dipakai', volume: '300 ml' },
    colours: { body: '#2c6b45', label: '#e9f1e6', ink: '#0f2b1b', band: '#0f2b1b', cap: '#f0a500' },
  },
  copy: {
    id: {
      name: 'Fuel Stabilizer, 300 ml',
      shortDescription: 'Menjaga bensin tetap segar sampai 12 bulan di kendaraan yang jarang keluar garasi.',
      description: html`
        <p>Bensin mulai tua dalam dua bulan. Bagian yang ringan menguap, sisanya teroksidasi menjadi getah yang menempel di karburator, injektor, dan pelampung.</p>
        <p>Fuel Stabilizer memutus oksidasi itu sejak awal dan melapisi bagian logam dari karat. Mobil koleksi, motor touring yang menunggu libur, genset, mesin potong rumput: semuanya hidup lagi tanpa kuras tangki.</p>
        <ul>
          <li>Bensin layak bakar hingga 12 bulan</li>
          <li>Tidak ada getah di spuyer</li>
          <li>Dinding tangki terlindung dari karat</li>
        </ul>`,
      extraDescription: html`
        <h3>Sebelum kendaraan disimpan</h3>
        <ol>
          <li>Tambahkan <strong>25 ml untuk setiap 10 liter</strong> bensin yang masih baru.</li>
          <li>Isi tangki hingga 95 % agar ruang udara kecil.</li>
          <li>Hidupkan mesin 10 menit supaya campuran sampai ke injektor atau karburator.</li>
        </ol>
        <p>Satu botol cukup untuk 120 liter. Bensin yang sudah bau asam tidak bisa diselamatkan: kuras dulu.</p>
        <h3>Bahaya dan penyimpanan</h3>
        <p>Gas buang di garasi tertutup mematikan, jadi buka pintu saat mesin dihidupkan. Botol disimpan berdiri, jauh dari pemanas air dan panel listrik. Uapnya dapat menyala.</p>`,
      customTextarea: 'Genset yang dipakai setahun dua kali saja? Tuang ini, jangan kuras karburator lagi.',
      productCardLists: ['Segar sampai 12 bulan', '25 ml untuk 10 L', 'Mobil koleksi, genset, perahu'],
      specifications: [
        ['Isi', '300 ml (untuk 120 L)'],
        ['Bahan aktif', 'Antioksidan fenolik dan penghambat karat'],
        ['Lama perlindungan', 'Hingga 12 bulan'],
        ['Titik nyala', '60 °C'],
        ['Massa jenis (15 °C)', '0,82 kg/L'],
      ],
    },
    en: {
      name: 'Fuel Stabilizer, 300 ml',
      shortDescription: 'Keeps petrol fresh for up to 12 months in vehicles that seldom leave the garage.',
      description: html`
        <p>Petrol goes stale within two months. The light fractions evaporate and the rest oxidises into a varnish that coats carburettors, injectors and floats.</p>
        <p>Fuel Stabilizer interrupts that oxidation from day one and guards bare metal against rust. Collector’s cars, touring bikes between holidays, generators, lawnmowers: each starts again without draining the tank.</p>
        <ul>
          <li>Petrol stays usable for up to 12 months</li>
          <li>No varnish in the jets</li>
          <li>Tank walls protected from rust</li>
        </ul>`,
      extraDescription: html`
        <h3>Before you lay it up</h3>
        <ol>
          <li>Add <strong>25 ml for every 10 litres</strong> of fresh petrol.</li>
          <li>Fill the tank to 95 % to leave little air.</li>
          <li>Run the engine for 10 minutes to carry the mix to the injectors or the carburettor.</li>
        </ol>
        <p>A bottle does 120 litres. Petrol that already smells sour is past saving: drain it first.</p>
        <h3>Hazards and storage</h3>
        <p>Exhaust gas in a shut garage kills, so open the door before starting up. Keep the bottle standing, away from water heaters and fuse boxes. The vapour can ignite.</p>`,
      customTextarea: 'A generator that runs twice a year? Add this and stop draining the carburettor.',
      productCardLists: ['Fresh for up to 12 months', '25 ml per 10 L', 'Collector’s cars, generators, boats'],
      specifications: [
        ['Contents', '300 ml (treats 120 L)'],
        ['Active ingredient', 'Phenolic antioxidant and rust inhibitor'],
        ['Protection', 'Up to 12 months'],
        ['Flash point', '60 °C'],
        ['Density (15 °C)', '0.82 kg/L'],
      ],
    },
  },
  reviews: [
    {
      author: 'Hari Santoso',
      email: 'hari.santoso@example.com',
      rating: 5,
      language: 'id',
      text: 'Jimny di garasi Bandung cuma keluar tiga bulan sekali. Dulu selalu susah hidup, sekarang sekali starter.',
      date: '2025-12-15',
      verified: true,
    },
    {
      author: 'Yohanes Siregar',
      email: 'yohanes.siregar@example.com',
      rating: 4,
      language: 'en',
      text: 'Bought it for the generator at our villa and the spare Vespa. Both fired up after seven months of sitting.',
      date: '2026-04-02',
      verified: true,
    },
    {
      author: 'Ratna Sari',
      email: 'ratna.sari@example.com',
      rating: 5,
      language: 'id',
      text: 'Ditinggal dinas delapan bulan, HR-V aman, bensin tidak bau.',
      date: '2026-09-19',
      verified: false,
    },
  ],
};
