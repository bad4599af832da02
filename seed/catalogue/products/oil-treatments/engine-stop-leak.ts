import { html } from '../../../html.ts';
import type { SimpleProductSeed } from '../../product-seed.ts';

export const engineStopLeak: SimpleProductSeed = {
  type: 'simple',
  slug: 'engine-stop-leak',
  category: 'campuran-oli',
  date: '2025-07-14T03:00:00Z',
  totalSales: 574,
  sku: 'STP-OT-LEAK-300',
  cents: 690,
  sale: { cents: 590 },
  stock: { kind: 'managed', quantity: 73, lowAmount: 10 },
  parcel: { weight: 320, length: 8, width: 5, height: 19 },
  content: { amount: 300, unit: 'ml' },
  packshot: {
    container: 'slim-flat',
    label: { name: ['Engine', 'Stop Leak'], description: 'Atasi rembes oli mesin', volume: '300 ml' },
    colours: { body: '#eceae4', label: '#0c171c', ink: '#ffffff', band: '#c92f10', cap: '#c92f10' },
  },
  copy: {
    id: {
      name: 'Engine Stop Leak, 300 ml',
      shortDescription: 'Melenturkan sil dan gasket yang mengeras supaya rembes oli di kolong mesin berhenti.',
      description: html`
        <p>Noda di lantai garasi sebesar koin setiap pagi sering berasal dari sil kruk as atau gasket bak yang menyusut. Mengganti sil 30 ribu rupiah bisa berarti menurunkan transmisi.</p>
        <p>Engine Stop Leak tidak menambal dengan serbuk. Ia meresap ke karet nitril dan akrilik, mengembalikan <strong>kelenturan serta tebal semula</strong>, lalu sil menekan porosnya lagi.</p>
        <ul>
          <li>Bekerja pada sil kruk as, sil noken as, gasket tutup klep</li>
          <li>Tidak menyumbat saluran oli</li>
          <li>Hasil dalam 2–7 hari pemakaian</li>
        </ul>`,
      extraDescription: html`
        <h3>Menghentikan rembes</h3>
        <ol>
          <li>Bersihkan bekas oli di mesin supaya titik rembes kelihatan.</li>
          <li>Dengan mesin hangat, tuang 300 ml ke 3–5 liter oli.</li>
          <li>Jalankan seperti biasa minimal 300 km sebelum menilai.</li>
        </ol>
        <p>Tetap di dalam oli hingga ganti berikutnya. Bila rembes kembali setahun kemudian, ulangi satu kali.</p>
        <h3>Batasnya</h3>
        <p>Sil robek, drat baut rusak, atau blok retak harus diperbaiki. Jangan dicampur ke minyak rem, power steering, atau radiator. Simpan tegak, jauh dari jangkauan anak dan hewan.</p>`,
      customTextarea: 'Bersihkan dulu, baru tuang. Banyak yang bilang gagal padahal melihat noda lama.',
      productCardLists: ['Sil dan gasket karet', '300 ml untuk 3–5 L oli', 'Tanpa serbuk penambal', 'Hasil 2–7 hari'],
      specifications: [
        ['Isi', '300 ml'],
        ['Bahan aktif', 'Ester bebas ftalat, sulfolan'],
        ['Cocok untuk karet', 'NBR, ACM, silikon'],
        ['Viskositas 100 °C', '22 cSt'],
        ['Titik nyala', '196 °C'],
        ['Massa jenis (15 °C)', '0,93 kg/L'],
      ],
    },
    en: {
      name: 'Engine Stop Leak, 300 ml',
      shortDescription: 'Softens seals and gaskets that have gone hard, so oil stops weeping under the engine.',
      description: html`
        <p>A coin-sized stain on the garage floor each morning often comes from a crankshaft seal or sump gasket that has shrunk. The seal costs next to nothing; reaching it can mean dropping the gearbox.</p>
        <p>Engine Stop Leak does not plug holes with powder. It soaks into nitrile and acrylic rubber and gives back its <strong>suppleness and thickness</strong>, until the lip presses on the shaft again.</p>
        <ul>
          <li>Works on crank seals, cam seals and rocker-cover gaskets</li>
          <li>Cannot block an oilway</li>
          <li>Shows within 2–7 days of driving</li>
        </ul>`,
      extraDescription: html`
        <h3>Stopping the seep</h3>
        <ol>
          <li>Clean old oil off the engine to see where it comes from.</li>
          <li>With the engine warm, add 300 ml to 3–5 litres of oil.</li>
          <li>Drive as usual for at least 300 km before you judge.</li>
        </ol>
        <p>Leave it in until the next change. If the seep comes back after a year, repeat once.</p>
        <h3>Where it ends</h3>
        <p>A torn seal, a stripped thread or a cracked block needs a repair. Never add it to brake fluid, power steering or coolant. Keep upright, away from children and pets.</p>`,
      customTextarea: 'Clean first, then pour. Half of those who say it failed are looking at an old stain.',
      productCardLists: [
        'Rubber seals and gaskets',
        '300 ml to 3–5 L of oil',
        'No clogging powder',
        'Shows in 2–7 days',
      ],
      specifications: [
        ['Contents', '300 ml'],
        ['Active ingredients', 'Phthalate-free ester, sulfolane'],
        ['Rubbers', 'NBR, ACM, silicone'],
        ['Viscosity at 100 °C', '22 cSt'],
        ['Flash point', '196 °C'],
        ['Density (15 °C)', '0.93 kg/L'],
      ],
    },
  },
  reviews: [
    {
      author: 'Dwi Cahyono',
      email: 'dwi.cahyono@example.com',
      rating: 5,
      language: 'id',
      text: 'Rembes sil kruk as Avanza berhenti di hari kelima. Lantai garasi kering.',
      date: '2025-08-24',
      verified: true,
    },
    {
      author: 'Rudolf Nainggolan',
      email: 'rudolf.nainggolan@example.com',
      rating: 4,
      language: 'en',
      text: 'Slowed the weep from the rocker cover on my X-Trail to almost nothing. Took about a week.',
      date: '2026-01-14',
      verified: true,
    },
    {
      author: 'Sutrisno Adi',
      email: 'sutrisno.adi@example.com',
      rating: 3,
      language: 'id',
      text: 'Di APV berkurang separuh, tidak berhenti total. Mungkin silnya sudah sobek.',
      date: '2026-04-23',
      verified: true,
    },
    {
      author: 'Yuliana Sari',
      email: 'yuliana.sari@example.com',
      rating: 5,
      language: 'id',
      text: 'Swift 2010 tidak netes lagi, lumayan hemat ongkos turun girboks.',
      date: '2026-08-20',
      verified: false,
    },
  ],
};
