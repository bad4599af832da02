import { html } from '../../../html.ts';
import type { SimpleProductSeed } from '../../product-seed.ts';

export const fullSyntheticHybrid: SimpleProductSeed = {
  type: 'simple',
  slug: 'full-synthetic-hybrid',
  category: 'oli-full-sintetik-formula',
  date: '2026-10-12T03:00:00Z',
  totalSales: 64,
  sku: 'STP-FS-HYB-0W16-4L',
  cents: 4190,
  stock: { kind: 'managed', quantity: 40, lowAmount: 8 },
  parcel: { weight: 3590, length: 22, width: 11, height: 28 },
  content: { amount: 4000, unit: 'ml' },
  packshot: {
    container: 'jug4',
    label: {
      name: ['Full Synthetic', 'Hybrid'],
      description: 'Mesin hibrida',
      grade: '0W-16',
      volume: '4 L',
      standard: 'API SP',
    },
    colours: { body: '#eceae4', label: '#8fd0ea', ink: '#0c171c', band: '#0b7f86', cap: '#0b7f86' },
  },
  copy: {
    id: {
      name: 'Full Synthetic Hybrid 0W-16, 4 L',
      shortDescription: 'Oli encer untuk mobil hibrida: melumasi seketika setiap kali mesin bangun di lampu merah.',
      description: html`
        <p>Mesin hibrida bisa mati-hidup ratusan kali dalam satu perjalanan. Ia jarang benar-benar panas, sering mulai bekerja langsung di putaran tinggi, dan menyimpan air embun di bak oli.</p>
        <p>Full Synthetic Hybrid 0W-16 mengalir ke kepala silinder dalam hitungan sepersekian detik. Peredam gesek molibdenum menjaga logam pada pertemuan pertama, dan pengikat air mencegah oli menjadi susu.</p>
        <ul>
          <li>Hemat bahan bakar sampai 2 % dibanding 0W-20</li>
          <li>Hidup kembali tanpa bunyi rantai</li>
          <li>Anti emulsi untuk mesin yang jarang panas</li>
        </ul>
        <p>Hanya untuk mesin yang buku manualnya mengizinkan 0W-16.</p>`,
      extraDescription: html`
        <h3>Pengisian</h3>
        <ol>
          <li>Pastikan mode READY mati dan kunci di luar kabin: mesin hibrida bisa menyala sendiri.</li>
          <li>Tuang 3,5 liter, periksa stik, lengkapi sampai setengah antara dua tanda.</li>
          <li>Nolkan pengingat servis di layar.</li>
        </ol>
        <p>Penggantian 10.000 km atau 6 bulan. Untuk rute pendek di bawah 5 km, pakai patokan enam bulan.</p>
        <h3>Tegangan tinggi</h3>
        <p>Kabel oranye bertegangan di atas 200 volt. Jangan menyentuhnya saat melepas pelindung bawah. Tumpahan oli di sarung kabel dibersihkan dengan lap kering, bukan bensin.</p>`,
      customTextarea: 'Hibrida itu dingin-hidup-mati terus. Oli kental di situ sama saja mengayuh di lumpur.',
      productCardLists: ['0W-16 untuk hibrida', 'ILSAC GF-6B', 'Anti emulsi', 'Hemat sampai 2 %'],
      specifications: [
        ['Isi', '4 L'],
        ['Standar', 'API SP, ILSAC GF-6B'],
        ['SAE', '0W-16'],
        ['Viskositas 100 °C', '6,9 cSt'],
        ['HTHS 150 °C', '2,4 mPa·s'],
        ['Titik nyala', '224 °C'],
        ['Titik tuang', '−45 °C'],
      ],
    },
    en: {
      name: 'Full Synthetic Hybrid 0W-16, 4 L',
      shortDescription: 'A thin oil for hybrids that lubricates the moment the engine wakes at a red light.',
      description: html`
        <p>A hybrid’s engine may stop and start hundreds of times on one journey. It rarely gets fully hot, often begins work at high revs, and collects condensation in its sump.</p>
        <p>Full Synthetic Hybrid 0W-16 reaches the cylinder head in a fraction of a second. A molybdenum friction modifier looks after metal at first contact, and a water binder stops the oil turning milky.</p>
        <ul>
          <li>Up to 2 % less fuel than a 0W-20</li>
          <li>Restarts without chain noise</li>
          <li>Resists emulsion in engines that stay cool</li>
        </ul>
        <p>Only for engines whose handbook allows 0W-16.</p>`,
      extraDescription: html`
        <h3>Filling</h3>
        <ol>
          <li>Make sure READY is off and the key is outside the car: a hybrid can start by itself.</li>
          <li>Pour in 3.5 litres, read the dipstick, top up to midway between the marks.</li>
          <li>Reset the service reminder on the display.</li>
        </ol>
        <p>Renew at 10,000 km or 6 months. If most trips are under 5 km, go by the six months.</p>
        <h3>High voltage</h3>
        <p>Orange cables carry more than 200 volts. Do not touch them while removing the undertray. Clean oil off cable sleeves with a dry rag, never with petrol.</p>`,
      customTextarea: 'A hybrid lives cold, on, off, on. Thick oil in there is like pedalling through mud.',
      productCardLists: ['0W-16 for hybrids', 'ILSAC GF-6B', 'Resists emulsion', 'Saves up to 2 %'],
      specifications: [
        ['Contents', '4 L'],
        ['Standard', 'API SP, ILSAC GF-6B'],
        ['SAE', '0W-16'],
        ['Viscosity at 100 °C', '6.9 cSt'],
        ['HTHS at 150 °C', '2.4 mPa·s'],
        ['Flash point', '224 °C'],
        ['Pour point', '−45 °C'],
      ],
    },
  },
  reviews: [
    {
      author: 'Arya Wirawan',
      email: 'arya.wirawan@example.com',
      rating: 5,
      language: 'id',
      text: 'Yaris Cross hybrid saya lebih halus waktu mesin nyambung di lampu merah. Konsumsi 24 km/l.',
      date: '2026-11-09',
      verified: true,
    },
    {
      author: 'Natasha Gunadi',
      email: 'natasha.gunadi@example.com',
      rating: 4,
      language: 'en',
      text: 'Exactly the grade my Zenix hybrid asks for, and cheaper than the workshop bottle.',
      date: '2026-11-16',
      verified: true,
    },
    {
      author: 'Robby Kurnia',
      email: 'robby.kurnia@example.com',
      rating: 5,
      language: 'id',
      text: 'Baru 500 km di Ertiga hybrid, sejauh ini senyap.',
      date: '2026-11-18',
      verified: false,
    },
  ],
};
