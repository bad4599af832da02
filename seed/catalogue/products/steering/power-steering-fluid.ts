import { html } from '../../../html.ts';
import type { SimpleProductSeed } from '../../product-seed.ts';

export const powerSteeringFluid: SimpleProductSeed = {
  type: 'simple',
  slug: 'power-steering-fluid',
  category: 'power-steering',
  date: '2025-03-06T02:00:00Z',
  totalSales: 392,
  sku: 'STP-STR-PSF-354',
  cents: 490,
  stock: { kind: 'managed', quantity: 67, lowAmount: 10 },
  parcel: { weight: 385, length: 8, width: 6, height: 18 },
  content: { amount: 354, unit: 'ml' },
  packshot: {
    container: 'jug1',
    label: { name: ['Power', 'Steering'], description: 'Setir ringan, tanpa dengung', grade: 'PSF', volume: '354 ml' },
  },
  copy: {
    id: {
      name: 'Power Steering Fluid, 354 ml',
      shortDescription: 'Setir kembali ringan dan pompa berhenti mendengung saat parkir.',
      description: html`
        <p>Pompa power steering berputar selama mesin hidup, tetapi cairannya jarang diganti. Setelah 60.000 km warnanya kehitaman, busanya banyak, dan setiap putar balik terdengar dengung.</p>
        <p>Cairan ini membawa tekanan tanpa berbusa, mendinginkan pompa, dan menjaga sil rak setir tetap lentur. Warnanya kuning bening supaya permukaan mudah dibaca di tabung.</p>
        <ul>
          <li>Untuk sistem hidraulis mobil Jepang, Korea, dan Amerika yang meminta PSF.</li>
          <li>Tidak menebal di pagi pegunungan, tidak mengencer di macet siang.</li>
          <li>Satu botol cukup untuk menambah, tiga botol untuk kuras penuh.</li>
        </ul>`,
      extraDescription: html`
        <h3>Cara pakai</h3>
        <ol>
          <li>Cek tanda COLD atau HOT pada tongkat atau dinding tabung sesuai suhu mesin.</li>
          <li>Menambah: tuang sedikit demi sedikit sampai garis, putar setir penuh kiri-kanan tiga kali, cek lagi.</li>
          <li>Kuras: sedot tabung, isi baru, jalankan 5 menit, ulangi sampai warnanya bening.</li>
        </ol>
        <h3>Takaran dan jadwal</h3>
        <p>Menambah 50–150 ml. Kuras 0,8–1,1 L. Ganti setiap 40.000 km.</p>
        <h3>Keselamatan</h3>
        <p>Bukan untuk setir elektrik (EPS) dan bukan pengganti minyak rem. Bila tabung meminta ATF atau cairan hijau khusus, ikuti permintaan tabung. Licin di lantai: lap segera.</p>`,
      customTextarea: 'Setir jangan ditahan mentok lebih dari lima detik. Pompanya menjerit karena kepanasan.',
      productCardLists: ['Meredam dengung pompa', 'Menjaga sil rak setir lentur', 'Tidak berbusa'],
      specifications: [
        ['Isi', '354 ml'],
        ['Warna', 'Kuning bening'],
        ['Kekentalan 40 °C', '36 mm²/s'],
        ['Titik tuang', '−45 °C'],
        ['Ganti setiap', '40.000 km'],
      ],
    },
    en: {
      name: 'Power Steering Fluid, 354 ml',
      shortDescription: 'Light steering again, and an end to the pump’s groan when you park.',
      description: html`
        <p>The steering pump turns whenever the engine does, yet its fluid is hardly ever changed. By 60,000 km it has gone dark and frothy, and every U-turn comes with a moan.</p>
        <p>This fluid carries pressure without foaming, cools the pump and keeps the seals of the rack supple. It is clear yellow, so the level in the reservoir is easy to read.</p>
        <ul>
          <li>For hydraulic systems of Japanese, Korean and American cars that call for PSF.</li>
          <li>Neither thick on a mountain morning nor thin in midday traffic.</li>
          <li>One bottle to top up, three for a full change.</li>
        </ul>`,
      extraDescription: html`
        <h3>How to use</h3>
        <ol>
          <li>Read the COLD or HOT mark on stick or tank, whichever fits the engine’s temperature.</li>
          <li>To top up: add a little at a time, turn the wheel from lock to lock three times, check again.</li>
          <li>To change: empty the tank with a syringe, refill, run for 5 minutes, and repeat until it stays clear.</li>
        </ol>
        <h3>Amount and interval</h3>
        <p>Top-up 50–150 ml. Full change 0.8–1.1 L. Renew every 40,000 km.</p>
        <h3>Safety</h3>
        <p>Not for electric steering, and no substitute for brake fluid. Where the tank asks for ATF or a special green fluid, do as the tank says. Slippery underfoot: wipe spills at once.</p>`,
      customTextarea:
        'Never hold the wheel on full lock for more than five seconds. That scream is the pump overheating.',
      productCardLists: ['Quietens the pump', 'Keeps rack seals supple', 'Does not foam'],
      specifications: [
        ['Contents', '354 ml'],
        ['Colour', 'Clear yellow'],
        ['Viscosity at 40 °C', '36 mm²/s'],
        ['Pour point', '−45 °C'],
        ['Renew every', '40,000 km'],
      ],
    },
  },
  reviews: [
    {
      author: 'Heru Setiawan',
      email: 'heru.setiawan@example.com',
      rating: 5,
      language: 'id',
      text: 'Dengung Kijang Innova tiap parkir hilang setelah kuras tiga botol. Setir lebih enteng.',
      date: '2025-05-11',
      verified: true,
    },
    {
      author: 'Fitri Handayani',
      email: 'fitri.handayani@example.com',
      rating: 4,
      language: 'id',
      text: 'Terios saya cukup satu botol untuk nambah. Warnanya beda dengan yang lama tapi aman menurut bengkel.',
      date: '2025-08-28',
      verified: true,
    },
    {
      author: 'Alex Gunadi',
      email: 'alex.gunadi@example.com',
      rating: 5,
      language: 'en',
      text: 'Swapped the black fluid in my 2009 X-Trail in two rounds. The whine is gone even at full lock.',
      date: '2026-02-03',
      verified: true,
    },
    {
      author: 'Komang Arya',
      email: 'komang.arya@example.com',
      rating: 3,
      language: 'id',
      text: 'Dengungnya berkurang, tidak hilang. Kata montir pompanya sudah aus, jadi bukan salah cairannya.',
      date: '2026-07-20',
      verified: true,
    },
  ],
};
