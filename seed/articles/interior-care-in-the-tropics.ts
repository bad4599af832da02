import { html } from '../html.ts';
import type { ArticleSeed } from './article-seed.ts';

export const interiorCareInTheTropics: ArticleSeed = {
  slug: 'merawat-interior-di-iklim-tropis',
  date: '2026-04-14T03:00:00Z',
  author: { firstName: 'Ratih', lastName: 'Maheswari' },
  categories: ['interior'],
  picture: 'art-care',
  products: [
    'interior-protectant',
    'leather-cream',
    'interior-foam-cleaner',
    'glass-cleaner',
    'all-purpose-wipes',
    'cabin-odour-remover',
  ],
  copy: {
    id: {
      title: 'Dasbor kusam, jok apak: merawat interior di iklim tropis',
      excerpt:
        'Matahari, lembap, dan keringat menyerang kabin dari tiga sisi. Setengah jam sebulan sudah cukup melawannya.',
      content: html`
        <p>Parkir dua jam di lapangan terbuka, dan kabin mobil Anda mencapai 60 °C. Permukaan dasbor bahkan bisa melewati 80 °C. Sore hujan turun, payung basah masuk, kaca ditutup, dan udara lembap terperangkap semalaman. Siklus itu berulang tiga ratus kali setahun. Tidak heran interior di sini menua dua kali lebih cepat daripada mesinnya.</p>
        <p>Melawannya tidak perlu salon. Yang diperlukan adalah urutan yang benar, sedikit bahan, dan kalender.</p>

        <h2>Tiga musuh kabin</h2>
        <ul>
          <li><strong>Ultraviolet</strong> memutus rantai polimer plastik dan memudarkan kain. Dasbor memutih, lalu retak di sekitar lubang.</li>
          <li><strong>Panas</strong> menguapkan pelentur dari plastik dan vinil. Uapnya menempel di kaca depan sebagai kabut berminyak.</li>
          <li><strong>Lembap</strong> memberi makan jamur di karpet, plafon, dan evaporator AC. Itulah bau apak yang Anda cium di detik pertama.</li>
        </ul>

        <h2>Setengah jam setiap bulan</h2>
        <ol>
          <li><strong>Kosongkan dan sedot debu.</strong> Angkat karpet karet: di bawahnya air hujan menunggu. Bila lembap, jemur sampai kering sebelum dipasang lagi.</li>
          <li><strong>Lap keras dulu, lunak kemudian.</strong> Debu di dasbor adalah pasir halus. Angkat dengan kain lembap tanpa ditekan, baru dirawat.</li>
          <li><strong>Dasbor dan panel pintu.</strong> Semprotkan <a href="/product/interior-protectant">Interior Protectant</a> ke kain, tidak langsung ke permukaan, ratakan tipis, tunggu semenit, poles. Penyaring UV di dalamnya bekerja seperti tabir surya, dan seperti tabir surya ia perlu diulang.</li>
          <li><strong>Kaca sisi dalam.</strong> Dua kain dan <a href="/product/glass-cleaner">Glass Cleaner</a>: kain pertama mendatar, kain kedua tegak. Kabut hilang, silau malam pun hilang.</li>
          <li><strong>Titik yang sering disentuh.</strong> Setir, tuas, gagang pintu, sabuk pengaman. Satu lembar <a href="/product/all-purpose-wipes">All-Purpose Wipes</a> cukup. Jangan melapisi setir dengan pelindung apa pun; ia harus kesat.</li>
        </ol>

        <h2>Jok kulit dan jok kain</h2>
        <h3>Kulit</h3>
        <p>Keringat bersifat asam dan AC mengeringkan. Bersihkan jok kulit dengan kain lembap setiap minggu, lalu beri <a href="/product/leather-cream">Leather Cream</a> setiap tiga bulan. Mulailah dari bantalan sisi pengemudi, karena retak selalu bermula di sana. Kulit yang sudah pecah tidak bisa disembuhkan krim, hanya diperlambat.</p>
        <h3>Kain dan plafon</h3>
        <p>Air yang terlalu banyak adalah musuh. Busa jok butuh berhari-hari untuk kering di udara lembap, dan lem plafon bisa lepas. Pakai <a href="/product/interior-foam-cleaner">Interior Foam Cleaner</a>: semprot tipis, tunggu 30 detik, sikat ringan, lap. Untuk plafon, busa dipindahkan ke kain lalu ditepuk.</p>
        <table>
          <thead><tr><th>Noda</th><th>Lakukan segera</th><th>Jangan</th></tr></thead>
          <tbody>
            <tr><td>Kopi, teh, minuman manis</td><td>Serap, busa, lap lembap</td><td>Menggosok keluar dari tengah</td></tr>
            <tr><td>Minyak gorengan</td><td>Tabur tepung maizena 15 menit, sedot, busa</td><td>Air panas</td></tr>
            <tr><td>Lumpur</td><td>Tunggu kering, sedot, busa</td><td>Mengelap saat basah</td></tr>
            <tr><td>Muntah anak</td><td>Angkat, air soda, busa, jemur</td><td>Menyemprot parfum</td></tr>
          </tbody>
        </table>

        <h2>Menghilangkan bau, bukan menutupinya</h2>
        <p>Bau datang dari tiga tempat: serat yang basah, filter kabin yang hitam, dan evaporator. Urutannya juga begitu. Keringkan karpet, ganti filter kabin setiap 15.000 km, lalu bersihkan evaporator dengan <a href="/product/cabin-odour-remover">Cabin Odour Remover</a>. Sepuluh menit AC menyala dengan sirkulasi dalam, lalu buka semua pintu.</p>
        <p>Untuk mencegahnya kembali, matikan kompresor AC dua menit sebelum tiba dan biarkan kipas tetap menyala. Evaporator mengering, dan jamur kehilangan rumahnya.</p>
        <blockquote><p>Kebiasaan terbaik tidak dijual dalam botol: parkir di tempat teduh, dan buka pintu semenit sebelum menyalakan AC.</p></blockquote>

        <h2>Kalender singkat</h2>
        <ul>
          <li><strong>Setiap minggu:</strong> buang sampah, lap debu, periksa karpet setelah hujan.</li>
          <li><strong>Setiap bulan:</strong> lima langkah di atas.</li>
          <li><strong>Setiap tiga bulan:</strong> krim kulit atau busa untuk jok kain.</li>
          <li><strong>Setiap enam bulan:</strong> evaporator dan filter kabin.</li>
        </ul>
        <p>Total dua belas kali setengah jam dalam setahun. Dasbor baru, kalau masih ada yang menjualnya, makan waktu seharian untuk dipasang. Semua bahan di tulisan ini ada di rak <a href="/product-category/interior-dan-eksterior">Interior dan Eksterior</a>.</p>`,
    },
    en: {
      title: 'Chalky dashboard, musty seats: interior care in the tropics',
      excerpt: 'Sun, damp and sweat attack a cabin from three sides. Half an hour a month is enough to hold them off.',
      content: html`
        <p>Park in the open for two hours, and the cabin reaches 60 °C. The top of the dashboard can pass 80. In the afternoon it rains, a wet umbrella comes in, the windows close, and the damp is locked up overnight. That cycle repeats three hundred times a year. No wonder interiors here age twice as fast as the engines in front of them.</p>
        <p>You do not need a detailing shop to resist it. You need the right order, a few products and a calendar.</p>

        <h2>Three enemies</h2>
        <ul>
          <li><strong>Ultraviolet</strong> cuts the polymer chains of plastic and bleaches fabric. Dashboards turn chalky, then crack around their openings.</li>
          <li><strong>Heat</strong> drives the plasticiser out of plastic and vinyl. It settles on the windscreen as an oily haze.</li>
          <li><strong>Damp</strong> feeds mould in carpet, headlining and the evaporator. That is the mustiness you smell in the first second.</li>
        </ul>

        <h2>Half an hour a month</h2>
        <ol>
          <li><strong>Empty and vacuum.</strong> Lift the rubber mats: rainwater waits underneath. If it is damp, dry it in the sun before they go back.</li>
          <li><strong>Wipe first, treat second.</strong> Dashboard dust is fine sand. Lift it with a damp cloth and no pressure.</li>
          <li><strong>Dashboard and door cards.</strong> Spray <a href="/product/interior-protectant">Interior Protectant</a> on a cloth and not on the surface, spread thinly, wait a minute, buff. Its UV filter works like sunscreen, and like sunscreen it has to be renewed.</li>
          <li><strong>Inside of the glass.</strong> Two cloths and <a href="/product/glass-cleaner">Glass Cleaner</a>, the first across, the second up and down. The haze goes, and the glare at night with it.</li>
          <li><strong>Whatever hands touch.</strong> Wheel, lever, door handles, belts. A sheet of <a href="/product/all-purpose-wipes">All-Purpose Wipes</a> does them all. Put no protectant on the wheel, which has to stay grippy.</li>
        </ol>

        <h2>Leather seats and fabric seats</h2>
        <h3>Leather</h3>
        <p>Sweat is acid, and air conditioning dries. Wipe leather with a damp cloth every week and feed it with <a href="/product/leather-cream">Leather Cream</a> every three months. Begin with the driver’s outer bolster, where cracks always begin. No cream heals a split; it only slows the next one.</p>
        <h3>Fabric and headlining</h3>
        <p>Too much water is the enemy. Seat padding takes days to dry in humid air, and the glue of the headlining may let go. Use <a href="/product/interior-foam-cleaner">Interior Foam Cleaner</a>: spray thinly, wait 30 seconds, brush lightly, wipe. For the headlining, put the foam on a cloth and dab.</p>
        <table>
          <thead><tr><th>Stain</th><th>Do at once</th><th>Do not</th></tr></thead>
          <tbody>
            <tr><td>Coffee, tea, soft drinks</td><td>Blot, foam, damp cloth</td><td>Rub outwards from the middle</td></tr>
            <tr><td>Cooking oil</td><td>Cornflour for 15 minutes, vacuum, foam</td><td>Use hot water</td></tr>
            <tr><td>Mud</td><td>Let dry, vacuum, foam</td><td>Wipe while wet</td></tr>
            <tr><td>A child’s upset stomach</td><td>Lift, soda water, foam, sun</td><td>Spray perfume</td></tr>
          </tbody>
        </table>

        <h2>Remove smells, do not cover them</h2>
        <p>They come from three places: wet fibre, a black cabin filter and the evaporator. Deal with them in that order. Dry the carpet, renew the cabin filter every 15,000 km, then treat the evaporator with <a href="/product/cabin-odour-remover">Cabin Odour Remover</a>: ten minutes of air conditioning on recirculation, then all doors open.</p>
        <p>To keep it from coming back, switch the compressor off two minutes before you arrive and leave the fan running. The evaporator dries out, and mould loses its home.</p>
        <blockquote><p>The best habit does not come in a bottle: park in the shade, and open the doors for a minute before you switch on the air conditioning.</p></blockquote>

        <h2>A short calendar</h2>
        <ul>
          <li><strong>Weekly:</strong> clear rubbish, dust, check the carpet after rain.</li>
          <li><strong>Monthly:</strong> the five steps above.</li>
          <li><strong>Every three months:</strong> cream for leather, or foam for fabric.</li>
          <li><strong>Every six months:</strong> evaporator and cabin filter.</li>
        </ul>
        <p>That makes twelve half-hours a year. A new dashboard, if anyone still sells it, takes a whole day to fit. Everything mentioned here stands on the <a href="/product-category/interior-dan-eksterior">Interior and exterior</a> shelf.</p>`,
    },
  },
};
