import { html } from '../../../html.ts';
import type { SimpleProductSeed } from '../../product-seed.ts';

export const moto2t: SimpleProductSeed = {
  type: 'simple',
  slug: 'moto-2t',
  category: 'oli-sintetik-syn-formula',
  date: '2026-06-29T03:00:00Z',
  totalSales: 152,
  sku: 'STP-SF-M2T-700',
  cents: 490,
  stock: { kind: 'managed', quantity: 54, lowAmount: 10 },
  parcel: { weight: 672, length: 10, width: 7, height: 21 },
  content: { amount: 700, unit: 'ml' },
  packshot: {
    container: 'moto1',
    label: { name: ['Moto 2T'], description: 'Oli samping 2-tak', volume: '700 ml', standard: 'JASO FC' },
    colours: { body: '#2c6b45', label: '#f0a500', ink: '#0c171c', band: '#0c171c', cap: '#0c171c' },
  },
  copy: {
    id: {
      name: 'Moto 2T, 700 ml',
      shortDescription: 'Oli samping semi sintetik rendah asap untuk motor 2-tak kesayangan.',
      description: html`
        <p>Suara 2-tak yang khas kini milik para penyayang. Mereka merawat lebih teliti, dan oli sampingnya pun dipilih: asap tipis, kerak sedikit, piston tidak baret di putaran atas.</p>
        <p>Moto 2T memakai poliisobutena yang terbakar hampir tanpa sisa. Lulus <strong>JASO FC</strong> untuk asap dan lubang buang, berwarna biru agar campuran di tangki mudah dikenali.</p>
        <ul>
          <li>Knalpot tidak cepat mampet</li>
          <li>Busi tetap kering</li>
          <li>Bisa lewat pompa oli samping atau campur langsung</li>
        </ul>`,
      extraDescription: html`
        <h3>Perbandingan campur</h3>
        <ul>
          <li>Tangki oli samping: isi hingga garis, pompa mengatur sendiri.</li>
          <li>Campur langsung: 20 ml per liter bensin (1 : 50) untuk motor sehat.</li>
          <li>Mesin baru turun: 33 ml per liter (1 : 30) selama 500 km.</li>
        </ul>
        <p>Kocok jeriken sebelum menuang ke tangki. Campuran yang lebih dari sebulan jangan dipakai.</p>
        <h3>Asap dan kulit</h3>
        <p>Jangan memanaskan mesin 2-tak di dalam rumah, karena asapnya mengandung karbon monoksida. Lap tangan sebelum memegang karet gas agar tidak licin.</p>`,
      customTextarea: 'King ngebul bukan gengsi; itu oli samping murahan.',
      productCardLists: ['JASO FC, rendah asap', 'Pompa atau campur langsung', 'Warna biru'],
      specifications: [
        ['Isi', '700 ml'],
        ['Standar', 'JASO FC, API TC'],
        ['Perbandingan', '1 : 50'],
        ['Viskositas 100 °C', '7,8 cSt'],
        ['Titik nyala', '92 °C'],
        ['Warna', 'Biru'],
      ],
    },
    en: {
      name: 'Moto 2T, 700 ml',
      shortDescription: 'Low-smoke semi-synthetic two-stroke oil for the bike you cannot part with.',
      description: html`
        <p>The ring of a two-stroke belongs to enthusiasts now. They take more care, and they choose their oil: thin smoke, little carbon, no scuffed piston near the red line.</p>
        <p>Moto 2T uses polyisobutene, which burns almost without residue. It passes <strong>JASO FC</strong> for smoke and exhaust blocking and is dyed blue to show in the tank.</p>
        <ul>
          <li>Exhausts stay open longer</li>
          <li>Plugs keep dry</li>
          <li>Works through an oil pump or as premix</li>
        </ul>`,
      extraDescription: html`
        <h3>Mixing ratios</h3>
        <ul>
          <li>Oil tank: fill to the line and let the pump do the metering.</li>
          <li>Premix: 20 ml per litre of petrol (1 : 50) in a healthy engine.</li>
          <li>Fresh rebuild: 33 ml per litre (1 : 30) for 500 km.</li>
        </ul>
        <p>Shake the can before you fill the tank. Do not use premix more than a month old.</p>
        <h3>Smoke and skin</h3>
        <p>Never warm up a two-stroke indoors, for its smoke contains carbon monoxide. Wipe your hands before touching the throttle grip, or it will slip.</p>`,
      customTextarea: 'Clouds of smoke are not a badge of honour. They are cheap two-stroke oil.',
      productCardLists: ['JASO FC, low smoke', 'Pump or premix', 'Dyed blue'],
      specifications: [
        ['Contents', '700 ml'],
        ['Standard', 'JASO FC, API TC'],
        ['Ratio', '1 : 50'],
        ['Viscosity at 100 °C', '7.8 cSt'],
        ['Flash point', '92 °C'],
        ['Colour', 'Blue'],
      ],
    },
  },
  reviews: [
    {
      author: 'Cecep Hidayat',
      email: 'cecep.hidayat@example.com',
      rating: 5,
      language: 'id',
      text: 'RX-King asapnya tipis, bau juga tidak menyengat. Busi dua bulan masih merah bata.',
      date: '2026-08-06',
      verified: true,
    },
    {
      author: 'Andreas Pohan',
      email: 'andreas.pohan@example.com',
      rating: 4,
      language: 'en',
      text: 'Premixed at 1:50 for my Vespa PX. Far less haze in the garage.',
      date: '2026-09-27',
      verified: true,
    },
    {
      author: 'Rully Sofyan',
      email: 'rully.sofyan@example.com',
      rating: 4,
      language: 'id',
      text: 'Ninja 150 RR enak di putaran atas, warna birunya gampang dilihat di tangki samping.',
      date: '2026-10-22',
      verified: false,
    },
  ],
};
