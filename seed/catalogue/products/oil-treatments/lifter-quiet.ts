import { html } from '../../../html.ts';
import type { SimpleProductSeed } from '../../product-seed.ts';

export const lifterQuiet: SimpleProductSeed = {
  type: 'simple',
  slug: 'lifter-quiet',
  category: 'campuran-oli',
  date: '2026-04-13T03:00:00Z',
  totalSales: 203,
  sku: 'STP-OT-LFT-250',
  cents: 720,
  stock: { kind: 'managed', quantity: 38, lowAmount: 8 },
  parcel: { weight: 262, length: 6, width: 6, height: 19 },
  content: { amount: 250, unit: 'ml' },
  packshot: {
    container: 'slim-long',
    label: { name: ['Lifter', 'Quiet'], description: 'Redam bunyi tik-tik klep', volume: '250 ml' },
    colours: { body: '#c6cdd1', label: '#f0a500', ink: '#0c171c', band: '#c92f10', cap: '#0c171c' },
  },
  copy: {
    id: {
      name: 'Lifter Quiet, 250 ml',
      shortDescription: 'Membersihkan lifter hidrolik yang macet dan menghentikan bunyi tik-tik saat mesin dingin.',
      description: html`
        <p>Lifter hidrolik menyetel celah klep sendiri dengan oli bertekanan. Lubangnya hanya setengah milimeter; setitik pernis cukup membuatnya kempis, dan Anda mendengar jam dinding di balik tutup klep.</p>
        <p>Lifter Quiet melarutkan pernis itu pelan-pelan selama mesin dipakai. Katup bola di dalam lifter menutup rapat lagi, celah kembali nol, <strong>bunyi hilang dalam 50–300 km</strong>.</p>
        <ul>
          <li>Juga untuk aktuator VVT yang lambat</li>
          <li>Pelarut halus, tidak mengencerkan oli</li>
          <li>Bisa tinggal di dalam oli sampai jadwal ganti</li>
        </ul>`,
      extraDescription: html`
        <h3>Cara memberi</h3>
        <ol>
          <li>Tambahkan 250 ml ke oli mesin 4–5 liter; 150 ml bila kapasitasnya 3 liter.</li>
          <li>Biarkan mesin hidup 15 menit, gas sesekali ke 2.500 rpm.</li>
          <li>Pakai mobil harian. Bunyi belum reda setelah 500 km? Ukur tekanan oli.</li>
        </ol>
        <h3>Hindari</h3>
        <ul>
          <li>Jangan dipakai bersamaan dengan engine flush.</li>
          <li>Mesin dengan setelan klep baut tidak mempunyai lifter hidrolik; setel dengan feeler gauge.</li>
          <li>Bahan ini mengiritasi mata. Pakai kacamata bila menuang di kolong yang sempit.</li>
        </ul>`,
      customTextarea: 'Bunyi cuma pagi lalu hilang: lifter. Bunyi terus saat panas: cek tekanan.',
      productCardLists: ['Lifter hidrolik dan VVT', '250 ml untuk 4–5 L oli', 'Reda dalam 50–300 km'],
      specifications: [
        ['Isi', '250 ml'],
        ['Bahan aktif', 'Ester polar, deterjen kalsium'],
        ['Viskositas 100 °C', '6,4 cSt'],
        ['Titik nyala', '178 °C'],
        ['Massa jenis (15 °C)', '0,88 kg/L'],
      ],
    },
    en: {
      name: 'Lifter Quiet, 250 ml',
      shortDescription: 'Frees sticking hydraulic lifters and stops the ticking of a cold engine.',
      description: html`
        <p>Hydraulic lifters set the valve clearance by themselves with pressurised oil. The feed hole is half a millimetre wide; a speck of varnish lets one sag, and there is a wall clock under the rocker cover.</p>
        <p>Lifter Quiet dissolves that varnish gently as you drive. The ball valve inside the lifter seals again, clearance returns to zero and the <strong>tick is gone within 50–300 km</strong>.</p>
        <ul>
          <li>Frees lazy VVT actuators too</li>
          <li>A mild solvent that does not thin the oil</li>
          <li>May stay in until the oil is due</li>
        </ul>`,
      extraDescription: html`
        <h3>Adding it</h3>
        <ol>
          <li>Add 250 ml to 4–5 litres of engine oil, or 150 ml if it holds 3 litres.</li>
          <li>Let it run for 15 minutes with a blip to 2,500 rpm now and then.</li>
          <li>Drive normally. Still ticking after 500 km? Have the oil pressure measured.</li>
        </ol>
        <h3>Avoid</h3>
        <ul>
          <li>Do not combine it with an engine flush.</li>
          <li>Engines with screw adjusters have no hydraulic lifters; set those with a feeler gauge.</li>
          <li>It irritates the eyes. Put on goggles if you pour in a cramped engine bay.</li>
        </ul>`,
      customTextarea: 'Ticks in the morning and stops: lifter. Ticks when hot as well: check the pressure.',
      productCardLists: ['Hydraulic lifters and VVT', '250 ml to 4–5 L of oil', 'Quiet within 50–300 km'],
      specifications: [
        ['Contents', '250 ml'],
        ['Active ingredients', 'Polar ester, calcium detergent'],
        ['Viscosity at 100 °C', '6.4 cSt'],
        ['Flash point', '178 °C'],
        ['Density (15 °C)', '0.88 kg/L'],
      ],
    },
  },
  reviews: [
    {
      author: 'Wisnu Hardjono',
      email: 'wisnu.hardjono@example.com',
      rating: 5,
      language: 'id',
      text: 'Galant V6 tik-tik tiap pagi, setelah 200 km senyap. Kaget juga.',
      date: '2026-06-02',
      verified: true,
    },
    {
      author: 'Thomas Gultom',
      email: 'thomas.gultom@example.com',
      rating: 4,
      language: 'en',
      text: 'Cured five of six noisy lifters in my Terrano, by the sound of it. The last one took a second bottle.',
      date: '2026-08-28',
      verified: true,
    },
    {
      author: 'Hesti Purnamasari',
      email: 'hesti.purnamasari@example.com',
      rating: 5,
      language: 'id',
      text: 'Bunyi di Captiva hilang setelah seminggu. Tidak perlu buka tutup klep.',
      date: '2026-10-16',
      verified: true,
    },
  ],
};
