import { html } from '../../../html.ts';
import type { SimpleProductSeed } from '../../product-seed.ts';

export const octaneBooster: SimpleProductSeed = {
  type: 'simple',
  slug: 'octane-booster',
  category: 'campuran-bahan-bakar',
  date: '2025-03-05T03:00:00Z',
  featured: true,
  totalSales: 1980,
  sku: 'STP-FA-OCT-155',
  cents: 590,
  stock: { kind: 'managed', quantity: 0, lowAmount: 15, backorders: 'notify' },
  parcel: { weight: 165, length: 7, width: 5, height: 16 },
  content: { amount: 155, unit: 'ml' },
  flammable: true,
  packshot: {
    container: 'slim-flat',
    label: { name: ['Octane', 'Booster'], description: 'Naikkan oktan, kurangi ngelitik', volume: '155 ml' },
    colours: { body: '#2a3338', label: '#f0a500', ink: '#0c171c', band: '#0c171c', cap: '#d0310f', tip: '#d0310f' },
  },
  copy: {
    id: {
      name: 'Octane Booster, 155 ml',
      shortDescription: 'Menaikkan angka oktan bensin agar mesin kompresi tinggi tidak ngelitik di tanjakan.',
      description: html`
        <p>Bunyi “tik-tik-tik” saat menanjak dengan gigi tinggi berarti bensin menyala sebelum waktunya. ECU lalu memundurkan pengapian, dan tenaga ikut mundur.</p>
        <p>Octane Booster membuat bensin lebih tahan tekanan. Satu botol menaikkan RON 90 dalam 45 liter sekitar <strong>2 sampai 3 angka</strong>, sehingga pengapian bisa kembali ke posisi idealnya.</p>
        <ul>
          <li>Ngelitik berkurang saat beban berat</li>
          <li>Tarikan bawah lebih padat</li>
          <li>Berguna saat di perjalanan hanya ada bensin RON rendah</li>
        </ul>
        <p>Untuk mobil bensin berkompresi 10:1 ke atas, mesin turbo, dan motor sport.</p>`,
      extraDescription: html`
        <h3>Takaran</h3>
        <table><tbody>
          <tr><th>Kendaraan</th><th>Bensin</th><th>Octane Booster</th></tr>
          <tr><td>Mobil</td><td>45 L</td><td>1 botol (155 ml)</td></tr>
          <tr><td>Mobil kecil</td><td>30 L</td><td>100 ml</td></tr>
          <tr><td>Motor sport</td><td>12 L</td><td>40 ml</td></tr>
        </tbody></table>
        <p>Tuang sebelum mengisi supaya tercampur oleh aliran bensin. Boleh dipakai di setiap pengisian; takaran lebih dari ini tidak menambah oktan lagi.</p>
        <h3>Perhatian</h3>
        <p>Mudah terbakar dan berbahaya bila terhirup lama. Tuang di tempat terbuka, pakai sarung tangan, dan segera lap tetesan di cat bodi. Simpan terkunci, jauh dari anak-anak.</p>`,
      customTextarea: 'Bukan obat mesin rusak, tapi untuk kompresi tinggi yang terpaksa minum RON 90, ini penolongnya.',
      productCardLists: ['Naik 2–3 RON', '1 botol untuk 45 L', 'Mobil turbo dan motor sport'],
      specifications: [
        ['Isi', '155 ml'],
        ['Kenaikan oktan', '2–3 RON (155 ml dalam 45 L RON 90)'],
        ['Bahan dasar', 'Senyawa mangan organik dalam minyak ringan'],
        ['Titik nyala', '43 °C'],
        ['Massa jenis (15 °C)', '0,80 kg/L'],
        ['Warna', 'Jingga'],
      ],
    },
    en: {
      name: 'Octane Booster, 155 ml',
      shortDescription: 'Raises the octane of your petrol so a high-compression engine stops pinking on hills.',
      description: html`
        <p>That metallic rattle on a climb in a high gear is petrol going off too soon. The engine computer answers by retarding the ignition, and power goes with it.</p>
        <p>Octane Booster helps petrol stand the squeeze. One bottle lifts 45 litres of RON 90 by about <strong>2 to 3 numbers</strong>, enough to let the timing come back to where it belongs.</p>
        <ul>
          <li>Less pinking under load</li>
          <li>Fuller pull from low revs</li>
          <li>A fallback where only low-RON petrol is sold</li>
        </ul>
        <p>Meant for petrol cars at 10:1 compression and above, turbo engines and sports motorcycles.</p>`,
      extraDescription: html`
        <h3>Dose</h3>
        <table><tbody>
          <tr><th>Vehicle</th><th>Petrol</th><th>Octane Booster</th></tr>
          <tr><td>Car</td><td>45 L</td><td>1 bottle (155 ml)</td></tr>
          <tr><td>Small car</td><td>30 L</td><td>100 ml</td></tr>
          <tr><td>Sports motorcycle</td><td>12 L</td><td>40 ml</td></tr>
        </tbody></table>
        <p>Add it before refuelling so the petrol mixes it for you. It may go in at every fill; doubling the dose gains no further octane.</p>
        <h3>Take care</h3>
        <p>Highly combustible and harmful if breathed in for long. Pour in the open air with gloves on and wipe drips off paintwork straight away. Lock it away from children.</p>`,
      customTextarea: 'It mends nothing, but for a high-compression engine stuck on RON 90 it is the answer.',
      productCardLists: ['Adds 2–3 RON', '1 bottle treats 45 L', 'Turbo cars and sports bikes'],
      specifications: [
        ['Contents', '155 ml'],
        ['Octane gain', '2–3 RON (155 ml in 45 L of RON 90)'],
        ['Base', 'Organic manganese compound in light distillate'],
        ['Flash point', '43 °C'],
        ['Density (15 °C)', '0.80 kg/L'],
        ['Colour', 'Orange'],
      ],
    },
  },
  reviews: [
    {
      author: 'Fajar Nugroho',
      email: 'fajar.nugroho@example.com',
      rating: 5,
      language: 'id',
      text: 'CBR 250 saya biasanya ngelitik kalau terpaksa isi RON 90 di luar kota. Dengan 40 ml sudah tenang lagi.',
      date: '2025-04-19',
      verified: true,
    },
    {
      author: 'Kevin Halim',
      email: 'kevin.halim@example.com',
      rating: 4,
      language: 'en',
      text: 'The knock on the Puncak climb is gone in my turbo Civic. Wish it came in a bigger bottle.',
      date: '2025-06-30',
      verified: true,
    },
    {
      author: 'Rahmat Hidayat',
      email: 'rahmat.hidayat@example.com',
      rating: 4,
      language: 'id',
      text: 'Di Mazda 2 terasa di tanjakan, di jalan datar ya biasa saja.',
      date: '2025-11-08',
      verified: true,
    },
    {
      author: 'Teguh Wibowo',
      email: 'teguh.wibowo@example.com',
      rating: 2,
      language: 'id',
      text: 'Dipakai di Carry lama kompresi rendah, tidak ada bedanya. Ternyata memang bukan untuk mesin begini.',
      date: '2026-02-03',
      verified: false,
    },
    {
      author: 'Andini Putri',
      email: 'andini.putri@example.com',
      rating: 5,
      language: 'id',
      text: 'Selalu bawa satu di bagasi waktu touring ke NTT. Raize turbo aman minum bensin apa adanya.',
      date: '2026-07-21',
      verified: true,
    },
  ],
};
