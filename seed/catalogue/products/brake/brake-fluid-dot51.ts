import { html } from '../../../html.ts';
import type { SimpleProductSeed } from '../../product-seed.ts';

export const brakeFluidDot51: SimpleProductSeed = {
  type: 'simple',
  slug: 'brake-fluid-dot51',
  category: 'minyak-rem',
  date: '2026-01-19T06:00:00Z',
  totalSales: 174,
  sku: 'STP-BRK-DOT51-500',
  cents: 790,
  stock: { kind: 'managed', quantity: 37, lowAmount: 8 },
  parcel: { weight: 595, length: 8, width: 8, height: 18 },
  content: { amount: 500, unit: 'ml' },
  packshot: {
    container: 'brake',
    label: {
      name: ['Brake Fluid'],
      description: 'ABS & ESC, sangat encer',
      grade: 'DOT 5.1',
      volume: '500 ml',
      standard: 'ISO 6',
    },
    colours: { body: '#23292e', label: '#f0a500', ink: '#0c171c', band: '#0c171c', cap: '#0c171c' },
  },
  copy: {
    id: {
      name: 'Brake Fluid DOT 5.1, 500 ml',
      shortDescription: 'Minyak rem encer untuk modul ABS dan kontrol stabilitas yang bekerja dalam milidetik.',
      description: html`
        <p>Modul ESC membuka dan menutup katupnya belasan kali sedetik. Minyak yang terlalu kental datang terlambat. DOT 5.1 menjawabnya dengan kekentalan di bawah 750 mm²/s pada −40 °C, kira-kira separuh DOT 4 biasa, ditambah titik didih kering 268 °C.</p>
        <p>Walau namanya mirip, ini bukan DOT 5 silikon. Bahannya tetap glikol eter, jadi boleh menggantikan DOT 4 pada mobil dengan ABS, kontrol traksi, atau rem otomatis darurat.</p>
        <ul>
          <li>Respons katup lebih cepat saat pengereman darurat.</li>
          <li>Cadangan panas lebih besar untuk mobil listrik dan SUV berat.</li>
          <li>Memenuhi ISO 4925 kelas 6.</li>
        </ul>`,
      extraDescription: html`
        <h3>Cara pakai</h3>
        <ol>
          <li>Kuras seluruh minyak lama. Menambah sedikit ke dalam DOT 4 tua tidak memberi manfaat.</li>
          <li>Buang angin menurut buku manual. Beberapa modul ABS harus dibuka lewat alat pindai supaya minyak lama di dalamnya ikut keluar.</li>
          <li>Setelah selesai, injak pedal kuat selama 30 detik dan periksa tiap nipel.</li>
        </ol>
        <h3>Takaran dan jadwal</h3>
        <p>Mobil kecil 900 ml, SUV sampai 1,3 L. Ganti setiap 2 tahun.</p>
        <h3>Keselamatan</h3>
        <p>Jangan dicampur DOT 5. Hindari kontak dengan cat, mata, dan kulit. Simpan tegak dan tertutup.</p>`,
      customTextarea:
        'Lampu ESC sering berkedip di jalan licin? Minyak encer membuatnya bekerja seperti saat mobil baru.',
      productCardLists: ['< 750 mm²/s pada −40 °C', 'Titik didih kering 268 °C', 'Menggantikan DOT 4, bukan DOT 5'],
      specifications: [
        ['Isi', '500 ml'],
        ['Standar', 'FMVSS 116 DOT 5.1, ISO 4925 kelas 6'],
        ['Titik didih kering', '268 °C'],
        ['Titik didih basah', '185 °C'],
        ['Kekentalan −40 °C', '700 mm²/s'],
      ],
    },
    en: {
      name: 'Brake Fluid DOT 5.1, 500 ml',
      shortDescription: 'Thin-flowing brake fluid for ABS and stability control that work in milliseconds.',
      description: html`
        <p>A stability-control unit opens and shuts its valves a dozen times a second. Thick fluid arrives late. DOT 5.1 stays below 750 mm²/s at −40 °C, about half of an ordinary DOT 4, and adds a dry boiling point of 268 °C.</p>
        <p>Despite the name it has nothing to do with silicone DOT 5. The base is glycol ether, so it may replace DOT 4 in cars with ABS, traction control or automatic emergency braking.</p>
        <ul>
          <li>Faster valve response in an emergency stop.</li>
          <li>More heat in reserve for electric cars and heavy SUVs.</li>
          <li>Meets ISO 4925 Class 6.</li>
        </ul>`,
      extraDescription: html`
        <h3>How to use</h3>
        <ol>
          <li>Flush the whole system. A splash added to tired DOT 4 gains nothing.</li>
          <li>Bleed as the manual says. Some ABS units have to be cycled with a scan tool before the fluid inside comes out.</li>
          <li>When done, hold the pedal hard for 30 seconds and check every bleed screw.</li>
        </ol>
        <h3>Amount and interval</h3>
        <p>900 ml for a small car, up to 1.3 L for an SUV. Renew every 2 years.</p>
        <h3>Safety</h3>
        <p>Do not mix with DOT 5. Avoid paint, eyes and skin. Store upright and closed.</p>`,
      customTextarea: 'Does the ESC lamp flicker a lot on wet roads? Thin fluid lets it work as it did when new.',
      productCardLists: ['< 750 mm²/s at −40 °C', '268 °C dry boiling point', 'Replaces DOT 4, not DOT 5'],
      specifications: [
        ['Contents', '500 ml'],
        ['Standard', 'FMVSS 116 DOT 5.1, ISO 4925 Class 6'],
        ['Dry boiling point', '268 °C'],
        ['Wet boiling point', '185 °C'],
        ['Viscosity at −40 °C', '700 mm²/s'],
      ],
    },
  },
  reviews: [
    {
      author: 'Stefanus Hartono',
      email: 'stefanus.hartono@example.com',
      rating: 5,
      language: 'en',
      text: 'Needed an ISO Class 6 fluid for my CX-5 and this was the only one I could find locally. Bled beautifully.',
      date: '2026-03-02',
      verified: true,
    },
    {
      author: 'Indra Gunawan',
      email: 'indra.gunawan@example.com',
      rating: 5,
      language: 'id',
      text: 'ABS HR-V terasa lebih halus getarannya. Tiga botol, sisanya masih setengah.',
      date: '2026-05-09',
      verified: true,
    },
    {
      author: 'Novianti',
      email: 'novianti.sleman@example.com',
      rating: 3,
      language: 'id',
      text: 'Kualitas tidak masalah, tetapi untuk Agya harian saya tidak merasakan beda dengan DOT 4 yang lebih murah.',
      date: '2026-08-14',
      verified: true,
    },
  ],
};
