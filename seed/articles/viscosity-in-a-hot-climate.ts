import { html } from '../html.ts';
import type { ArticleSeed } from './article-seed.ts';

export const viscosityInAHotClimate: ArticleSeed = {
  slug: 'memilih-kekentalan-di-iklim-panas',
  date: '2026-07-22T02:00:00Z',
  author: { firstName: 'Andi', lastName: 'Prasetya' },
  categories: ['oli', 'perawatan-mesin'],
  picture: 'art-pour',
  products: ['full-synthetic', 'syn-formula', 'full-synthetic-high-mileage', 'moto-4t', 'panduan-pilih-oli'],
  copy: {
    id: {
      title: 'Memilih kekentalan oli di iklim panas',
      excerpt:
        'Udara 34 °C tidak otomatis berarti oli lebih kental. Yang menentukan adalah suhu di dalam mesin, celahnya, dan macetnya.',
      content: html`
        <p>“Indonesia panas, jadi pakai yang kental.” Nasihat itu terdengar masuk akal dan sudah diwariskan dari montir ke montir. Untuk mesin tahun 1985 ia benar. Untuk mesin di garasi Anda hari ini, ia bisa membuat katup variabel terlambat bergerak dan tagihan bensin naik.</p>

        <h2>Suhu yang dihitung bukan suhu udara</h2>
        <p>Oli bekerja pada 90 sampai 110 °C, di Jakarta maupun di Oslo. Termostat dan kipas menjaganya di sana. Selisih udara luar 30 derajat hanya menggeser suhu oli beberapa derajat selama mobil berjalan normal.</p>
        <p>Yang benar-benar menaikkan suhu oli adalah beban: macet tanpa angin, muatan penuh, tanjakan panjang, turbo yang bekerja keras. Pada keadaan itu oli bisa mencapai 130 °C. Jadi pertanyaannya bukan “seberapa panas kota saya”, melainkan “seberapa berat kerja mesin saya”.</p>

        <h2>Membaca 5W-30</h2>
        <ul>
          <li><strong>Angka sebelum W</strong> menunjukkan kemampuan mengalir saat dingin. Di negara tanpa musim dingin, 0W, 5W, dan 10W sama-sama memadai. Angka kecil tetap memberi keuntungan kecil di detik pertama setelah mesin hidup.</li>
          <li><strong>Angka sesudahnya</strong> adalah kekentalan pada 100 °C. Di sinilah pilihan Anda berakibat nyata.</li>
        </ul>
        <p>Oli 30 pada suhu kerja kira-kira sekental sirop encer, oli 50 hampir dua kali lipatnya. Mesin modern dirancang dengan celah bantalan yang hanya cocok untuk salah satunya.</p>

        <h2>Kapan boleh naik satu tingkat</h2>
        <table>
          <thead><tr><th>Keadaan</th><th>Dari</th><th>Ke</th></tr></thead>
          <tbody>
            <tr><td>Manual memberi pilihan, macet setiap hari</td><td>0W-20</td><td>5W-30</td></tr>
            <tr><td>Turbo, sering jalan jauh bermuatan</td><td>5W-30</td><td>5W-40</td></tr>
            <tr><td>Di atas 150.000 km, oli berkurang 0,5 L per 1.000 km</td><td>5W-30</td><td>10W-40</td></tr>
            <tr><td>Mesin karburator atau di atas 200.000 km</td><td>10W-40</td><td>20W-50</td></tr>
          </tbody>
        </table>
        <p>Perhatikan kata “manual memberi pilihan”. Banyak buku manual mencetak grafik dengan beberapa kekentalan menurut suhu luar. Selama berada di dalam grafik itu, Anda aman. Mesin hibrida adalah pengecualian: mesinnya sering mati-hidup dan jarang panas penuh, jadi tetaplah pada yang encer.</p>

        <h2>Naik kualitas dulu, kekentalan kemudian</h2>
        <p>Kalau tujuannya tahan panas, ada jalan yang lebih baik daripada menebalkan. Oli sintetik penuh mempertahankan kekentalannya pada 130 °C, saat oli mineral berangka sama sudah mengencer dan mulai menguap. <a href="/product/full-synthetic">Full Synthetic 5W-30</a> pada suhu itu melindungi setara oli mineral 10W-40, tanpa membuat pompa bekerja lebih keras.</p>
        <blockquote><p>Oli yang lebih kental menyembunyikan mesin yang aus. Oli yang lebih baik memperlambat ausnya.</p></blockquote>
        <p>Untuk pemakaian harian yang ringan, <a href="/product/syn-formula">Syn-Formula 10W-40</a> adalah titik tengah yang wajar bagi mobil 2000-an. Mesin berjarak tempuh tinggi mendapat tambahan pelentur sil pada <a href="/product/full-synthetic-high-mileage">Full Synthetic High Mileage</a>.</p>

        <h2>Motor punya aturan sendiri</h2>
        <p>Mesin motor berputar sampai 9.000 rpm, volumenya hanya 0,8 liter, dan pada bebek serta sport olinya juga merendam kopling. Panasnya lebih tinggi, umurnya lebih pendek. 10W-40 dengan JASO MA2, seperti <a href="/product/moto-4t">Moto 4T</a>, adalah pilihan aman untuk kopling basah. Skutik memakai JASO MB, dan boleh 10W-30 bila manual menyebutnya.</p>

        <h2>Tanda bahwa pilihan Anda keliru</h2>
        <ol>
          <li><strong>Terlalu kental:</strong> bunyi kasar lebih dari tiga detik setelah hidup di pagi hari, tarikan berat, konsumsi naik setengah liter per seratus kilometer.</li>
          <li><strong>Terlalu encer:</strong> lampu oli berkedip saat langsam panas, oli berkurang cepat, bunyi katup setelah perjalanan jauh.</li>
          <li><strong>Tepat:</strong> Anda tidak mendengar apa-apa, dan stiknya nyaris tidak bergerak selama 5.000 km.</li>
        </ol>

        <h2>Keputusan dalam satu menit</h2>
        <p>Buka buku manual, cari tabel oli, lingkari kekentalan yang tercetak paling depan. Tanyakan apakah mesin Anda bekerja berat setiap hari. Jika ya, pilih kekentalan yang sama dalam versi sintetik penuh. Hanya bila oli berkurang nyata, naiklah satu tingkat, tidak dua. Tabel lengkap untuk mobil dan motor ada di <a href="/product/panduan-pilih-oli">Panduan Pilih Oli</a> yang dapat diunduh, dan semua oli kami dapat disaring menurut kekentalan di <a href="/products">daftar produk</a>.</p>`,
    },
    en: {
      title: 'Choosing oil viscosity in a hot climate',
      excerpt:
        'Air at 34 °C does not call for thicker oil by itself. What counts is heat inside the engine, its clearances and your traffic.',
      content: html`
        <p>“It is hot here, so use thick oil.” The advice sounds sensible and has been handed from mechanic to mechanic. For an engine of 1985 it was right. In the engine you own today it can make variable valve timing late and the fuel bill larger.</p>

        <h2>It is not the air that counts</h2>
        <p>Oil works at 90 to 110 °C, in Jakarta as in Oslo. Thermostat and fan keep it there. Thirty degrees more outside shift the oil by only a few degrees as long as the car moves normally.</p>
        <p>What really heats oil is load: standing traffic with no wind, a full cabin, long climbs, a turbocharger hard at work. Then it can reach 130 °C. The question is not how hot your city is but how hard your engine works.</p>

        <h2>Reading 5W-30</h2>
        <ul>
          <li><strong>The figure before the W</strong> tells how it flows when cold. In a country without winter 0W, 5W and 10W are all good enough. A small figure still earns you a little in the first second after starting.</li>
          <li><strong>The figure after it</strong> is viscosity at 100 °C. This is where your choice has consequences.</li>
        </ul>
        <p>A 30 at working temperature is about as thick as thin syrup; a 50 is nearly double that. Modern engines have bearing clearances that suit only one of them.</p>

        <h2>When you may go up a grade</h2>
        <table>
          <thead><tr><th>Situation</th><th>From</th><th>To</th></tr></thead>
          <tbody>
            <tr><td>The manual offers a choice, and you crawl daily</td><td>0W-20</td><td>5W-30</td></tr>
            <tr><td>Turbo, frequent long trips with a load</td><td>5W-30</td><td>5W-40</td></tr>
            <tr><td>Past 150,000 km, using 0.5 L per 1,000 km</td><td>5W-30</td><td>10W-40</td></tr>
            <tr><td>Carburettor engine, or past 200,000 km</td><td>10W-40</td><td>20W-50</td></tr>
          </tbody>
        </table>
        <p>Mind the words “the manual offers a choice”. Many manuals print a chart with several viscosities by outside temperature, and inside that chart you are safe. Hybrids are the exception: their engine stops and starts and is seldom fully hot, so stay thin.</p>

        <h2>Better first, thicker second</h2>
        <p>If heat is the worry, there is a better way than thickness. Fully synthetic oil keeps its viscosity at 130 °C, where a mineral oil of the same number has thinned and begins to evaporate. At that temperature <a href="/product/full-synthetic">Full Synthetic 5W-30</a> protects like a mineral 10W-40, without making the pump work harder.</p>
        <blockquote><p>Thicker oil hides a worn engine. Better oil slows the wear.</p></blockquote>
        <p>For light daily use <a href="/product/syn-formula">Syn-Formula 10W-40</a> is a fair middle for cars of the 2000s. Engines with many kilometres get seal conditioners on top with <a href="/product/full-synthetic-high-mileage">Full Synthetic High Mileage</a>.</p>

        <h2>Motorcycles have their own rules</h2>
        <p>A motorcycle engine revs to 9,000 rpm on 0.8 litres of oil, and on geared bikes that oil bathes the clutch as well. It runs hotter and lives shorter. 10W-40 with JASO MA2, such as <a href="/product/moto-4t">Moto 4T</a>, is the safe choice for a wet clutch. Scooters take JASO MB, and 10W-30 where the manual says so.</p>

        <h2>Signs of a wrong choice</h2>
        <ol>
          <li><strong>Too thick:</strong> rough noise for more than three seconds on a morning start, sluggish pull, half a litre more per hundred kilometres.</li>
          <li><strong>Too thin:</strong> the oil lamp flickers at a hot idle, the level falls quickly, the valves tick after a long drive.</li>
          <li><strong>Right:</strong> you hear nothing, and the dipstick hardly moves in 5,000 km.</li>
        </ol>

        <h2>Decided in a minute</h2>
        <p>Open the manual, find the oil table and circle the viscosity printed first. Ask whether your engine works hard every day. If it does, take the same viscosity as a fully synthetic. Only if the engine clearly uses oil, move up one grade, never two. The full table for cars and motorcycles is in our downloadable <a href="/product/panduan-pilih-oli">Engine Oil Guide</a>, and every oil can be filtered by viscosity in the <a href="/products">product list</a>.</p>`,
    },
  },
};
