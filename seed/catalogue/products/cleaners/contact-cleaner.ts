import { html } from '../../../html.ts';
import type { SimpleProductSeed } from '../../product-seed.ts';

export const contactCleaner: SimpleProductSeed = {
  type: 'simple',
  slug: 'contact-cleaner',
  category: 'pembersih-mesin',
  date: '2026-06-24T03:00:00Z',
  totalSales: 121,
  sku: 'STP-CLN-CONT-200',
  cents: 450,
  stock: { kind: 'unmanaged', status: 'in-stock' },
  parcel: { weight: 225, length: 6, width: 6, height: 18 },
  content: { amount: 200, unit: 'ml' },
  flammable: true,
  packshot: {
    container: 'can',
    label: { name: ['Contact', 'Cleaner'], description: 'Soket, sensor, terminal', volume: '200 ml' },
    colours: { body: '#dfe5e8', label: '#10507f', ink: '#ffffff', band: '#0c171c', cap: '#f0a500', tip: '#0c171c' },
  },
  copy: {
    id: {
      name: 'Contact Cleaner, 200 ml',
      shortDescription: 'Bersihkan soket, sensor MAF, dan terminal aki dari karat hijau dan minyak.',
      description: html`
        <p>Lampu indikator menyala sesekali, klakson kadang bunyi kadang tidak, starter perlu dua kali tekan. Sering kali bukan komponennya yang rusak, melainkan soketnya yang teroksidasi oleh lembap.</p>
        <p>Contact Cleaner membasuh oksida dan minyak lalu menguap habis. Tidak menghantar listrik dan tidak meninggalkan film, jadi kawat pijar sensor MAF pun aman dibersihkan.</p>
        <ul>
          <li>Mobil: sensor MAF dan IAT, soket ECU, rumah sekring.</li>
          <li>Motor: sakelar setang, soket kiprok, kontak kunci.</li>
          <li>Rumah: remote, colokan audio, terminal pompa air.</li>
        </ul>`,
      extraDescription: html`
        <h3>Cara pakai</h3>
        <ol>
          <li>Lepas kutub negatif aki dan cabut soketnya.</li>
          <li>Semprot 1–2 detik dari jarak 10 cm, kocok atau cabut-pasang beberapa kali.</li>
          <li>Sensor MAF: semprot 8–10 kali pendek ke kawatnya, jangan disentuh dan jangan disikat.</li>
          <li>Tunggu kering 10 menit sebelum aki disambung lagi.</li>
        </ol>
        <h3>Takaran</h3>
        <p>5 ml untuk satu soket, kira-kira 20 ml untuk satu sensor MAF.</p>
        <h3>Keselamatan</h3>
        <p>Uapnya mudah menyala dan lebih berat dari udara: jangan menyambung arus sebelum kering betul. Hindari menghirup, uji dulu pada plastik bening.</p>`,
      customTextarea:
        'Sembilan dari sepuluh gangguan listrik motor habis hujan selesai di soket, bukan di toko suku cadang.',
      productCardLists: ['Tidak menghantar listrik', 'Aman untuk sensor MAF', 'Menguap habis'],
      specifications: [
        ['Isi', '200 ml, aerosol'],
        ['Untuk', 'Soket, sensor, sakelar, terminal'],
        ['Waktu kering', '10 menit pada 30 °C'],
        ['Residu', 'Tidak ada'],
        ['Sifat', 'Sangat mudah menyala'],
      ],
    },
    en: {
      name: 'Contact Cleaner, 200 ml',
      shortDescription: 'Takes green corrosion and oil off plugs, air-flow sensors and battery terminals.',
      description: html`
        <p>A warning light that comes and goes, a horn that works on dry days, a starter that wants two presses. The part is rarely dead. Its connector has oxidised in the damp.</p>
        <p>Contact Cleaner washes oxide and oil away and then evaporates completely. It does not conduct and leaves no film, which is why even the hot wire of an air-flow sensor can be cleaned with it.</p>
        <ul>
          <li>Cars: MAF and intake-air sensors, ECU plugs, fuse holders.</li>
          <li>Motorcycles: bar switches, regulator plug, ignition lock.</li>
          <li>At home: remote controls, audio jacks, pump terminals.</li>
        </ul>`,
      extraDescription: html`
        <h3>How to use</h3>
        <ol>
          <li>Disconnect the battery’s negative lead and unplug the connector.</li>
          <li>Spray for 1–2 seconds from 10 cm, then work the plug in and out a few times.</li>
          <li>Air-flow sensor: 8–10 short bursts at the wire. Do not touch or brush it.</li>
          <li>Allow 10 minutes to dry before reconnecting the battery.</li>
        </ol>
        <h3>Amount</h3>
        <p>5 ml for a plug, about 20 ml for an air-flow sensor.</p>
        <h3>Safety</h3>
        <p>The vapour is flammable and heavier than air, so switch nothing on until everything is dry. Avoid breathing it in, and test clear plastics first.</p>`,
      customTextarea:
        'Nine out of ten electrical faults after rain are cured at the connector, not at the parts counter.',
      productCardLists: ['Does not conduct', 'Safe for air-flow sensors', 'Evaporates completely'],
      specifications: [
        ['Contents', '200 ml aerosol'],
        ['For', 'Plugs, sensors, switches, terminals'],
        ['Drying time', '10 minutes at 30 °C'],
        ['Residue', 'None'],
        ['Hazard', 'Extremely flammable'],
      ],
    },
  },
  reviews: [
    {
      author: 'Bayu Firmansyah',
      email: 'bayu.firmansyah@example.com',
      rating: 5,
      language: 'id',
      text: 'Sensor MAF Xpander dibersihkan, konsumsi balik dari 10 ke 12 km per liter. Hemat daripada beli sensor.',
      date: '2026-07-15',
      verified: true,
    },
    {
      author: 'Maya Anggraini',
      email: 'maya.anggraini@example.com',
      rating: 4,
      language: 'id',
      text: 'Sakelar lampu sein Scoopy yang macet normal lagi. Kaleng kecil, tapi dipakai sedikit-sedikit awet.',
      date: '2026-08-30',
      verified: true,
    },
    {
      author: 'Daniel Wongso',
      email: 'daniel.wongso@example.com',
      rating: 3,
      language: 'en',
      text: 'Good cleaner. The straw pops off too easily and I lost one under the engine of my Rush.',
      date: '2026-10-19',
      verified: true,
    },
  ],
};
