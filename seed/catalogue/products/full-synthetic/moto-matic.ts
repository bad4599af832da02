import { html } from '../../../html.ts';
import type { SimpleProductSeed } from '../../product-seed.ts';

export const motoMatic: SimpleProductSeed = {
  type: 'simple',
  slug: 'moto-matic',
  category: 'oli-full-sintetik-formula',
  date: '2025-06-23T03:00:00Z',
  totalSales: 1854,
  sku: 'STP-FS-MMT-10W30-800',
  cents: 750,
  stock: { kind: 'managed', quantity: 164, lowAmount: 25 },
  parcel: { weight: 752, length: 10, width: 7, height: 22 },
  content: { amount: 800, unit: 'ml' },
  packshot: {
    container: 'moto1',
    label: {
      name: ['Moto Matic'],
      description: 'Motor matik 4-tak',
      grade: '10W-30',
      volume: '800 ml',
      standard: 'JASO MB',
    },
    colours: { body: '#c6cdd1', label: '#8fd0ea', ink: '#0c171c', band: '#10507f', cap: '#10507f' },
  },
  copy: {
    id: {
      name: 'Moto Matic 10W-30, 800 ml',
      shortDescription: 'Full sintetik JASO MB: mesin matik lebih enteng berputar dan bensin lebih irit.',
      description: html`
        <p>Kopling motor matik kering dan terpisah dari mesin, jadi olinya boleh selicin mungkin. Itulah arti <strong>JASO MB</strong>: gesekan rendah, putaran ringan, bensin irit.</p>
        <p>Mesin matik juga kecil, terjepit di belakang dek, dan nyaris tak kena angin. Moto Matic memakai bahan dasar sintetik yang tidak menguap di ruang sempit itu, sehingga 800 ml tetap 800 ml sampai jadwal ganti.</p>
        <ul>
          <li>Tarikan dari berhenti lebih enteng</li>
          <li>Suara mesin halus setelah 2.000 km</li>
          <li>Kemasan sekali tuang untuk 110–160 cc</li>
        </ul>`,
      extraDescription: html`
        <h3>Satu botol satu kali ganti</h3>
        <p>Sebagian besar matik 110–160 cc meminta 650–800 ml. Isi 650 ml dulu, tunggu dua menit, lalu lihat stik. Ulangi setiap <strong>2.500–3.000 km</strong>; oli gardan diganti tiap dua kali ganti oli mesin.</p>
        <p>Bukan untuk motor berkopling basah: koplingnya akan selip.</p>
        <h3>Ingat</h3>
        <p>Biarkan mesin dingin 10 menit, karena baut pembuangan matik berdekatan dengan knalpot. Oli bekas dituang kembali ke botol kosong ini dan dibawa ke bengkel.</p>`,
      customTextarea: 'Matik gredek bukan selalu CVT; oli mesin basi juga bikin getar.',
      productCardLists: ['JASO MB', '800 ml, sekali ganti', 'Matik 110–160 cc'],
      specifications: [
        ['Isi', '800 ml'],
        ['Standar', 'API SN, JASO MB'],
        ['SAE', '10W-30'],
        ['Viskositas 100 °C', '10,4 cSt'],
        ['Penguapan (Noack)', '8,5 %'],
        ['Titik nyala', '228 °C'],
      ],
    },
    en: {
      name: 'Moto Matic 10W-30, 800 ml',
      shortDescription: 'Fully synthetic JASO MB oil: a scooter engine that spins freely and sips less petrol.',
      description: html`
        <p>A scooter’s clutch is dry and sits apart from the engine, so the oil may be as slippery as it likes. That is what <strong>JASO MB</strong> means: low friction, easy revs, less petrol.</p>
        <p>The engine is small too, tucked behind the floor panel with hardly any wind. Moto Matic’s synthetic base does not boil away in that tight space: 800 ml is still 800 ml when the change is due.</p>
        <ul>
          <li>Easier pull from standstill</li>
          <li>Quiet well past 2,000 km</li>
          <li>One pour for 110–160 cc</li>
        </ul>`,
      extraDescription: html`
        <h3>One bottle, one change</h3>
        <p>Most 110–160 cc scooters take 650–800 ml. Pour 650 ml, wait two minutes, then look at the dipstick. Repeat every <strong>2,500–3,000 km</strong>, with new gear oil at every second engine oil change.</p>
        <p>Not for motorcycles with a wet clutch, which would slip.</p>
        <h3>Remember</h3>
        <p>Let the engine cool for 10 minutes, as a scooter’s drain plug sits close to the exhaust. Pour the old oil into this empty bottle and take it to a workshop.</p>`,
      customTextarea: 'A juddering scooter is not always the CVT. Worn-out oil shakes it too.',
      productCardLists: ['JASO MB', '800 ml, a single change', 'Scooters of 110–160 cc'],
      specifications: [
        ['Contents', '800 ml'],
        ['Standard', 'API SN, JASO MB'],
        ['SAE', '10W-30'],
        ['Viscosity at 100 °C', '10.4 cSt'],
        ['Evaporation (Noack)', '8.5 %'],
        ['Flash point', '228 °C'],
      ],
    },
  },
  reviews: [
    {
      author: 'Sri Wahyuni',
      email: 'sri.wahyuni@example.com',
      rating: 5,
      language: 'id',
      text: 'Scoopy lebih halus dan irit, biasanya isi 30 ribu tiga hari sekarang jadi empat hari.',
      date: '2025-08-01',
      verified: true,
    },
    {
      author: 'Anggi Pratiwi',
      email: 'anggi.pratiwi@example.com',
      rating: 4,
      language: 'id',
      text: 'Buat Beat cuma butuh 650 ml, sisanya disimpan. Mesinnya jadi kalem.',
      date: '2025-10-21',
      verified: true,
    },
    {
      author: 'Rendy Oktavian',
      email: 'rendy.oktavian@example.com',
      rating: 5,
      language: 'id',
      text: 'NMAX 2021 ojol, ganti tiap 2.500 km. Oli keluar masih licin.',
      date: '2026-01-25',
      verified: true,
    },
    {
      author: 'Edward Sihombing',
      email: 'edward.sihombing@example.com',
      rating: 5,
      language: 'en',
      text: 'My PCX pulls away with less vibration. Bottle size is spot on.',
      date: '2026-05-15',
      verified: false,
    },
    {
      author: 'Nina Marlina',
      email: 'nina.marlina@example.com',
      rating: 2,
      language: 'id',
      text: 'Salah beli untuk Supra, koplingnya selip. Baca dulu ya, ini khusus matik.',
      date: '2026-07-30',
      verified: true,
    },
  ],
};
