import { html } from '../html.ts';
import type { ArticleSeed } from './article-seed.ts';

export const since1954: ArticleSeed = {
  slug: 'sejak-1954-dari-garasi-ke-lintasan',
  date: '2025-12-02T02:00:00Z',
  author: { firstName: 'Bram', lastName: 'Nasution' },
  categories: ['balap'],
  picture: 'art-track',
  products: ['oil-treatment', 'fuel-system-cleaner', 'racing-brake-fluid', 'moto-4t-race'],
  copy: {
    id: {
      title: 'Sejak 1954: yang terbawa dari lintasan ke jalan raya',
      excerpt:
        'Lebih dari enam puluh tahun merawat mesin, dan 200 kemenangan yang mengajarkan mengapa hal kecil menentukan.',
      content: html`
        <p>Ada dua cara menguji sebuah oli. Di laboratorium, dengan tabung kaca dan angka empat desimal. Atau di lintasan, dengan mesin yang dipaksa berputar penuh selama berjam-jam di depan ribuan orang, dan sebuah bendera yang menentukan siapa yang pulang lebih dulu. Merek kami tumbuh dengan cara kedua.</p>

        <h2>Satu tahun, satu janji</h2>
        <p>Tahun itu 1954. Mobil belum punya komputer, oli belum punya kode lima huruf, dan pemilik kendaraan mendengarkan mesinnya karena hanya itu alat ukurnya. Janji merek ini sejak awal sederhana: tambahan kecil yang membuat mesin lebih awet, dalam kemasan yang bisa dituang siapa saja.</p>
        <p>Lebih dari enam puluh tahun kemudian mesinnya berubah hampir seluruhnya. Janjinya tidak. Botolnya tetap harus bisa dibuka dengan tangan berminyak, dan petunjuknya tetap harus muat di punggung label.</p>

        <h2>Mengapa lintasan</h2>
        <p>Di jalan raya sebuah kesalahan muncul setelah lima tahun. Di lintasan ia muncul setelah lima putaran. Bagi siapa pun yang membuat cairan untuk mesin, tidak ada guru yang lebih cepat.</p>
        <p>Nama yang di sana selalu disebut bersama kami adalah Richard Petty. Julukannya sang Raja, dan catatannya berbicara sendiri: <strong>200 kemenangan</strong>. Angka itu tidak lahir dari satu hari yang beruntung. Ia lahir dari ratusan akhir pekan di mana mesin tidak boleh menyerah. Ceritanya kami tuliskan di halaman <a href="/racing/richard-petty">Richard Petty</a>.</p>
        <p>Warisan itu berlanjut bersama <a href="/racing/legacy-motor-club">Legacy Motor Club</a>, dan semua yang kami lakukan di sekitar lintasan terkumpul di <a href="/racing/stp-racing">STP Racing</a>.</p>
        <blockquote><p>Untuk finis pertama, Anda harus finis dulu. Kalimat tua dari garasi balap itu berlaku juga untuk perjalanan mudik.</p></blockquote>

        <h2>Empat pelajaran yang bisa Anda pakai besok</h2>
        <h3>1. Periksa sebelum, bukan sesudah</h3>
        <p>Tim balap tidak menunggu lampu indikator. Setiap cairan dilihat sebelum mesin hidup, setiap angka ditulis. Versi rumahannya: stik oli, minyak rem, air radiator, tekanan ban, sepuluh menit setiap dua minggu. Mulailah dari <a href="/article/cara-membaca-stik-oli">cara membaca stik oli</a>.</p>
        <h3>2. Panas adalah lawan yang sesungguhnya</h3>
        <p>Mesin jarang rusak karena jarak, ia rusak karena panas. Lapisan oli menipis, bantalan bersentuhan, dan sisanya tinggal menunggu waktu. Macet dua jam di tengah hari memberi mesin Anda lebih banyak panas daripada seratus kilometer di jalan lancar. Di situ <a href="/product/oil-treatment">Oil Treatment</a> menambahkan lapisan yang lebih kuat di antara logam.</p>
        <h3>3. Bahan bakar harus menjadi kabut</h3>
        <p>Semprotan injektor yang bersih adalah tenaga gratis. Di lintasan injektor diperiksa setiap acara. Di jalan raya Anda cukup menuang <a href="/product/fuel-system-cleaner">Fuel System Cleaner</a> setiap 3.000–5.000 km.</p>
        <h3>4. Rem yang konsisten menang atas rem yang kuat</h3>
        <p>Pembalap memilih pedal yang selalu sama di setiap tikungan. Anda juga, meski tikungannya bernama Cadas Pangeran. Minyak rem yang segar memberi rasa itu. Untuk hari lintasan kami membuat <a href="/product/racing-brake-fluid">Racing Brake Fluid</a>; untuk setiap hari, <a href="/article/dot-3-atau-dot-4">DOT yang tertulis di tutup tabung</a> sudah benar.</p>

        <h2>Yang tidak kami bawa pulang</h2>
        <p>Tidak semua yang cepat itu baik untuk dipakai harian. Oli balap tidak dibuat untuk 10.000 km. Minyak rem balap harus diganti setelah beberapa acara. Bahan bakar balap merusak sensor knalpot mobil biasa. Karena itu produk jalan raya kami meminjam pelajarannya, bukan resepnya: tahan panas seperti di lintasan, umur seperti yang diminta buku manual.</p>
        <p>Pengecualian yang wajar adalah motor yang dipacu di akhir pekan. <a href="/product/moto-4t-race">Moto 4T Race</a> dibuat untuk putaran tinggi, asalkan jadwal gantinya dipersingkat.</p>

        <h2>Di rak Anda hari ini</h2>
        <p>Di Indonesia merek ini berarti delapan keluarga produk, dari oli full sintetik sampai pembersih kaca. Mobil dan motor di sini bekerja keras: macet panjang, muatan penuh, hujan deras, solar campuran nabati. Itu lintasan dengan caranya sendiri, dan tidak ada bendera finisnya.</p>
        <p>Kami masih percaya pada cara menguji yang sama. Tuang, jalankan, dengarkan, catat kilometernya. Bila mesin Anda tidak mengeluh, kami sudah menang sekali lagi. Selebihnya tentang perusahaan ada di halaman <a href="/about">Tentang kami</a>.</p>`,
    },
    en: {
      title: 'Since 1954: what came home from the track',
      excerpt: 'More than sixty years of looking after engines, and 200 wins that taught us why small things decide.',
      content: html`
        <p>There are two ways to test an oil. In a laboratory, with glassware and four decimals. Or on a track, in an engine held flat out for hours in front of thousands of people, with a flag that decides who goes home first. Our brand grew up with the second.</p>

        <h2>One year, one promise</h2>
        <p>The year was 1954. Cars had no computers, oils had no five-letter codes, and owners listened to their engines because ears were the only gauge they had. The promise was a plain one from the start: a small addition that makes an engine last, in a pack that anyone can pour.</p>
        <p>More than sixty years on, engines have changed in almost every part. The promise has not. The bottle still has to open with oily fingers, and the directions still have to fit on the back of a label.</p>

        <h2>Why the track</h2>
        <p>On the road a mistake shows after five years. On a track it shows after five laps. For anyone who makes fluids for engines, there is no quicker teacher.</p>
        <p>The name that people there say together with ours is Richard Petty. They call him The King, and his record speaks for itself: <strong>200 wins</strong>. Such a number does not come from one lucky day. It comes from hundreds of weekends on which an engine was not allowed to give up. His story is on our <a href="/racing/richard-petty">Richard Petty</a> page.</p>
        <p>That heritage carries on with <a href="/racing/legacy-motor-club">Legacy Motor Club</a>, and everything we do around the track is gathered under <a href="/racing/stp-racing">STP Racing</a>.</p>
        <blockquote><p>To finish first, you must first finish. The old saying from the race garage holds for the holiday drive as well.</p></blockquote>

        <h2>Four lessons you can use tomorrow</h2>
        <h3>1. Look before, not after</h3>
        <p>A race team does not wait for a warning lamp. Every fluid is checked before the engine starts, and every figure is written down. The home version: dipstick, brake fluid, coolant, tyre pressures, ten minutes every fortnight. Begin with <a href="/article/cara-membaca-stik-oli">reading the dipstick</a>.</p>
        <h3>2. Heat is the real opponent</h3>
        <p>Engines seldom die of distance. They die of heat: the film thins, bearings touch, and the rest is a matter of time. Two hours in a midday jam put more heat into your engine than a hundred kilometres of open road. That is where <a href="/product/oil-treatment">Oil Treatment</a> adds a stronger film between metal and metal.</p>
        <h3>3. Fuel has to become mist</h3>
        <p>A clean injector spray is power for nothing. At the track injectors are checked for every event. On the road it is enough to add <a href="/product/fuel-system-cleaner">Fuel System Cleaner</a> every 3,000–5,000 km.</p>
        <h3>4. Consistent brakes beat strong brakes</h3>
        <p>A racing driver wants a pedal that feels the same at every corner. So do you, even if the corner is on a mountain pass with a bus in front. Fresh fluid gives that feeling. For track days we make <a href="/product/racing-brake-fluid">Racing Brake Fluid</a>; for every other day the <a href="/article/dot-3-atau-dot-4">DOT number on the reservoir cap</a> is the right one.</p>

        <h2>What we did not bring home</h2>
        <p>Not everything fast is good for daily use. Racing oil is not made for 10,000 km. Racing brake fluid has to be renewed after a few events. Racing fuel ruins the exhaust sensors of an ordinary car. So our road products borrow the lessons and leave the recipes: heat resistance as on the track, service life as the manual asks.</p>
        <p>A fair exception is the motorcycle that is ridden hard at weekends. <a href="/product/moto-4t-race">Moto 4T Race</a> is made for high revs, provided that you change it sooner.</p>

        <h2>On your shelf today</h2>
        <p>In Indonesia the brand stands for eight product families, from fully synthetic oil to glass cleaner. Cars and motorcycles work hard here: long jams, full loads, heavy rain, diesel blended with palm oil. It is a race of its own kind, and it has no chequered flag.</p>
        <p>We still believe in the same way of testing. Pour it in, drive, listen, note the kilometres. If your engine has nothing to complain about, we have won once more. You can read the rest about the company on our <a href="/about">About</a> page.</p>`,
    },
  },
};
