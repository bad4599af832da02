import { html } from '../html.ts';
import type { ArticleSeed } from './article-seed.ts';

export const readingTheDipstick: ArticleSeed = {
  slug: 'cara-membaca-stik-oli',
  date: '2026-11-12T01:00:00Z',
  author: { firstName: 'Andi', lastName: 'Prasetya' },
  categories: ['perawatan-mesin', 'oli'],
  picture: 'art-dip',
  products: ['full-synthetic', 'oil-treatment', 'engine-flush', 'buku-servis'],
  copy: {
    id: {
      title: 'Cara baca stik oli dengan benar',
      excerpt:
        'Tanah rata, mesin istirahat lima menit, dua kali cabut. Tiga hal yang sering dilewatkan, padahal menentukan umur mesin.',
      content: html`
        <p>Hampir semua pemilik mobil tahu letak stik oli. Lebih sedikit yang membacanya dengan urutan yang benar. Padahal jarak antara garis MIN dan MAX pada kebanyakan mesin hanya mewakili satu liter. Salah baca beberapa milimeter bisa berarti setengah liter, dan setengah liter adalah beda antara mesin yang terlindung dan pompa oli yang sesekali mengisap udara.</p>
        <p>Kabar baiknya: pemeriksaan ini hanya butuh kain, tanah yang rata, dan tujuh menit. Lima di antaranya untuk menunggu.</p>

        <h2>Siapkan mobilnya dulu</h2>
        <p>Parkir di tempat rata. Selokan di sisi jalan atau garasi yang miring dua derajat saja sudah menggeser permukaan oli. Panaskan mesin sebentar atau pulanglah dari perjalanan biasa, lalu matikan.</p>
        <p>Sekarang tunggu <strong>lima menit</strong>. Saat mesin baru mati, oli masih menempel di kepala silinder dan dinding blok. Jika stik langsung dicabut, bacaannya terlalu rendah dan Anda tergoda menambah oli yang sebenarnya tidak kurang.</p>
        <blockquote><p>Oli yang terlalu banyak sama salahnya dengan oli yang kurang. Poros engkol mengocoknya menjadi busa, dan busa tidak melumasi.</p></blockquote>

        <h2>Cabut, lap, masukkan, cabut lagi</h2>
        <ol>
          <li>Cabut stik dan lap sampai kering. Abaikan bacaan pertama: oli yang terciprat selama mesin hidup membuatnya tidak berarti.</li>
          <li>Masukkan kembali sampai mentok. Stik yang menggantung satu sentimeter memberi bacaan satu sentimeter terlalu tinggi.</li>
          <li>Cabut pelan-pelan, pegang mendatar supaya oli tidak mengalir, dan lihat kedua sisinya. Bacaan yang benar adalah sisi yang lebih rendah.</li>
        </ol>

        <h2>Di antara MIN dan MAX</h2>
        <table>
          <thead><tr><th>Permukaan</th><th>Artinya</th><th>Yang dilakukan</th></tr></thead>
          <tbody>
            <tr><td>Di atas MAX</td><td>Terlalu penuh</td><td>Kurangi sebelum mobil dipakai jauh</td></tr>
            <tr><td>Dekat MAX</td><td>Sehat</td><td>Tidak perlu menambah</td></tr>
            <tr><td>Di tengah</td><td>Cukup</td><td>Cek lagi 1.000 km berikutnya</td></tr>
            <tr><td>Dekat MIN</td><td>Kurang</td><td>Tambah 250 ml, tunggu, baca lagi</td></tr>
            <tr><td>Di bawah MIN</td><td>Berbahaya</td><td>Jangan dijalankan sebelum ditambah</td></tr>
          </tbody>
        </table>
        <p>Menambah selalu sedikit demi sedikit, dengan kekentalan yang sama. Bila botol lama sudah dibuang, lihat catatan servis atau buku manual. Untuk kebanyakan mobil bensin modern, <a href="/product/full-synthetic">Full Synthetic 5W-30 atau 0W-20</a> adalah jawabannya, tetapi buku manual tetap yang menentukan.</p>

        <h2>Apa kata warnanya</h2>
        <p>Oli yang cepat gelap belum tentu buruk. Deterjen di dalamnya memang bertugas mengangkat jelaga, dan jelaga itu hitam. Pada mesin diesel, oli baru berubah hitam dalam hitungan jam. Yang perlu Anda waspadai adalah tiga tanda lain:</p>
        <ul>
          <li><strong>Bau bensin yang tajam.</strong> Bahan bakar turun ke karter. Penyebabnya sering perjalanan pendek yang tidak pernah memanaskan mesin, kadang injektor yang menetes.</li>
          <li><strong>Warna susu kopi.</strong> Air masuk ke oli. Sedikit kabut di tutup saat musim hujan masih wajar, tetapi bila stiknya pun keruh, periksa paking kepala silinder hari itu juga.</li>
          <li><strong>Kilau logam atau butiran di ujung jari.</strong> Ada yang sedang terkikis. Kuras, belah filternya, dan lihat apa yang tertinggal.</li>
        </ul>
        <p>Bila stik dan bagian dalam tutup oli berlapis kerak hitam yang lengket, mesin Anda menyimpan lumpur. Bersihkan dengan <a href="/product/engine-flush">Engine Flush</a> sebelum ganti oli berikutnya: langsam 10–15 menit, lalu kuras. Langkahnya kami tulis terpisah dalam <a href="/article/engine-flush-10-15-menit">panduan engine flush</a>.</p>

        <h2>Kalau permukaannya terus turun</h2>
        <p>Mesin sehat boleh memakai sedikit oli. Seperempat liter tiap 1.000 km masih bisa diterima pada mesin yang sudah melewati 150.000 km. Lebih dari itu, cari jawabannya berurutan: noda di lantai, asap kebiruan saat gas dilepas, lalu busi yang basah oleh oli. Selama mencari, <a href="/product/oil-treatment">Oil Treatment</a> membantu menebalkan lapisan oli di mesin yang celahnya sudah longgar. Ia tidak menutup kebocoran dan tidak menggantikan perbaikan.</p>

        <h2>Jadikan kebiasaan</h2>
        <p>Periksa setiap dua minggu, setiap 1.000 km, dan selalu sebelum perjalanan mudik. Tulis angkanya. Satu catatan tidak berarti apa-apa, sepuluh catatan menunjukkan kecenderungan, dan kecenderungan itulah yang memberi tahu Anda berbulan-bulan sebelum lampu indikator menyala. Bila belum punya buku catatan, unduh <a href="/product/buku-servis">Buku Servis</a> kami; gratis, tinggal dicetak.</p>`,
    },
    en: {
      title: 'How to read the dipstick properly',
      excerpt:
        'Level ground, five minutes’ rest, pulled twice. Three things people skip, and they decide how long the engine lives.',
      content: html`
        <p>Nearly every car owner knows where the dipstick is. Fewer read it in the right order. On most engines the distance between MIN and MAX stands for a single litre, so a few millimetres of error can mean half of it, and half a litre is the difference between an engine that is protected and an oil pump that gulps air now and then.</p>
        <p>The good news is that the check needs a rag, level ground and seven minutes. Five of those are waiting.</p>

        <h2>Prepare the car first</h2>
        <p>Park on the level. A kerb or a garage floor with two degrees of slope is enough to shift the oil. Warm the engine briefly, or come home from an ordinary drive, and switch off.</p>
        <p>Now wait <strong>five minutes</strong>. When the engine has just stopped, oil still clings to the cylinder head and the walls of the block. Pull the stick straight away and it reads low, and you will be tempted to add oil that is not missing.</p>
        <blockquote><p>Too much oil is as wrong as too little. The crankshaft whips it into foam, and foam does not lubricate.</p></blockquote>

        <h2>Out, wipe, in, out again</h2>
        <ol>
          <li>Pull the stick and wipe it dry. Ignore this first reading: splashes from the running engine make it meaningless.</li>
          <li>Push it back until it stops. A stick that sits a centimetre proud reads a centimetre high.</li>
          <li>Draw it out slowly, hold it level so that nothing runs, and look at both sides. The lower one is the true reading.</li>
        </ol>

        <h2>Between MIN and MAX</h2>
        <table>
          <thead><tr><th>Level</th><th>Meaning</th><th>What to do</th></tr></thead>
          <tbody>
            <tr><td>Above MAX</td><td>Overfilled</td><td>Remove some before any long drive</td></tr>
            <tr><td>Near MAX</td><td>Healthy</td><td>Leave it alone</td></tr>
            <tr><td>Halfway</td><td>Sufficient</td><td>Check again in 1,000 km</td></tr>
            <tr><td>Near MIN</td><td>Low</td><td>Add 250 ml, wait, read again</td></tr>
            <tr><td>Below MIN</td><td>Dangerous</td><td>Do not drive until it is topped up</td></tr>
          </tbody>
        </table>
        <p>Always top up a little at a time, with the same viscosity. If the old bottle is gone, the service record or the manual will tell you. For most modern petrol cars the answer is <a href="/product/full-synthetic">Full Synthetic 5W-30 or 0W-20</a>, but the manual has the last word.</p>

        <h2>What the colour says</h2>
        <p>Oil that darkens quickly is not necessarily bad. Its detergents are there to pick up soot, and soot is black. In a diesel, fresh oil turns black within hours. Three other signs deserve your attention:</p>
        <ul>
          <li><strong>A sharp smell of petrol.</strong> Fuel is getting into the sump. Usually the cause is short trips that never warm the engine, sometimes a dripping injector.</li>
          <li><strong>The colour of milky coffee.</strong> Water in the oil. A little mist under the cap is normal in the rainy season, but if the stick is cloudy too, have the head gasket looked at the same day.</li>
          <li><strong>Glitter, or grains between your fingers.</strong> Something is wearing away. Drain the oil, cut the filter open and see what it caught.</li>
        </ul>
        <p>If stick and filler cap carry a sticky black crust, there is sludge inside. Clear it with <a href="/product/engine-flush">Engine Flush</a> before the next oil change: 10–15 minutes at idle, then drain. The steps are in our <a href="/article/engine-flush-10-15-menit">engine flush guide</a>.</p>

        <h2>When the level keeps falling</h2>
        <p>A healthy engine may use a little oil. A quarter of a litre per 1,000 km is still acceptable past 150,000 km. Beyond that, search in this order: stains on the floor, bluish smoke when you lift off, then spark plugs wet with oil. Meanwhile <a href="/product/oil-treatment">Oil Treatment</a> helps an engine with wide clearances to keep a thicker film. It does not seal a leak and it does not replace a repair.</p>

        <h2>Make it a habit</h2>
        <p>Check every fortnight, every 1,000 km, and before any holiday drive. Write the figure down. One reading means nothing, ten of them show a trend, and the trend speaks up months before the warning lamp does. If you have no logbook yet, download our <a href="/product/buku-servis">Service Log</a>. It is free and ready to print.</p>`,
    },
  },
};
