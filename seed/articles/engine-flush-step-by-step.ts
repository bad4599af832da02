import { html } from '../html.ts';
import type { ArticleSeed } from './article-seed.ts';

export const engineFlushStepByStep: ArticleSeed = {
  slug: 'engine-flush-10-15-menit',
  date: '2026-10-21T02:30:00Z',
  author: { firstName: 'Andi', lastName: 'Prasetya' },
  categories: ['perawatan-mesin'],
  picture: 'art-flush',
  products: ['engine-flush', 'syn-formula', 'full-synthetic', 'engine-degreaser'],
  copy: {
    id: {
      title: 'Engine flush 10–15 menit: panduan langkah demi langkah',
      excerpt: 'Urutan yang benar sebelum oli lama dikuras, siapa yang butuh, dan siapa yang sebaiknya tidak.',
      content: html`
        <p>Engine flush punya dua kelompok penggemar: yang menuangnya di setiap servis, dan yang takut mesinnya jebol karenanya. Keduanya berlebihan. Dipakai pada mesin yang tepat, selama waktu yang tepat, ia pekerjaan sepele yang membuat oli baru Anda tetap bersih lebih lama.</p>

        <h2>Dari mana lumpur itu datang</h2>
        <p>Oli mesin menua karena tiga hal: panas, udara, dan sisa pembakaran yang lolos dari ring piston. Bila jadwal ganti terlewat, hasilnya mengental menjadi lumpur. Ia mengendap di tempat aliran paling lambat, yaitu di bawah tutup kepala silinder, di dasar karter, dan di alur ring oli.</p>
        <p>Akibatnya bertahap. Ring oli lengket, mesin mulai minum oli. Saluran kecil ke penyetel katup menyempit, timbul bunyi tik-tik di pagi hari. Saringan isap tertutup separuh, lampu oli berkedip saat menikung.</p>

        <h2>Apakah mesin Anda membutuhkannya</h2>
        <p>Buka tutup pengisian oli dan lihat bagian dalamnya dengan senter.</p>
        <ul>
          <li><strong>Logam bersih, kekuningan tipis:</strong> tidak perlu. Cukup ganti oli tepat waktu.</li>
          <li><strong>Cokelat, bisa dilap dengan jari:</strong> flush sekali, lalu ulangi setiap dua sampai tiga kali ganti oli.</li>
          <li><strong>Hitam, tebal, seperti mentega:</strong> flush, ganti oli, lalu ulangi setelah 1.000 km. Lumpur setebal ini harus pergi bertahap.</li>
          <li><strong>Keras dan rontok saat dikorek:</strong> jangan flush. Serpihan dapat menyumbat saringan isap. Minta bengkel membuka karter.</li>
        </ul>
        <p>Motor dengan kopling basah tidak memakai engine flush, karena sisa cairannya mengubah gesekan pelat kopling.</p>

        <h2>Yang Anda siapkan</h2>
        <ul>
          <li>Satu botol <a href="/product/engine-flush">Engine Flush</a> untuk 3,5–5 liter oli</li>
          <li>Oli baru sesuai buku manual, misalnya <a href="/product/syn-formula">Syn-Formula</a> atau <a href="/product/full-synthetic">Full Synthetic</a></li>
          <li>Filter oli dan ring baut karter yang baru</li>
          <li>Wadah penampung, sarung tangan, lap, dan jam</li>
        </ul>

        <h2>Langkahnya</h2>
        <ol>
          <li><strong>Panaskan mesin</strong> sampai jarum suhu di tengah. Oli panas melarutkan lebih cepat. Matikan.</li>
          <li><strong>Periksa stik.</strong> Bila sudah dekat MAX, keluarkan dulu setengah liter supaya ada ruang.</li>
          <li><strong>Tuang seluruh botol</strong> ke lubang pengisian, tutup kembali.</li>
          <li><strong>Hidupkan dan biarkan langsam 10–15 menit.</strong> Jangan digas, jangan dijalankan. Oli yang bercampur pembersih lebih encer dan tidak dibuat untuk menahan beban.</li>
          <li><strong>Awasi lampu oli.</strong> Bila menyala, matikan seketika dan kuras.</li>
          <li><strong>Kuras selagi panas,</strong> beri waktu sepuluh menit sampai tinggal menetes.</li>
          <li><strong>Ganti filter.</strong> Filter lama menampung semua yang baru saja terlepas. Memakainya lagi sama saja dengan mengembalikan kotoran itu.</li>
          <li><strong>Isi oli baru,</strong> hidupkan dua menit, periksa kebocoran, tunggu lima menit, lalu <a href="/article/cara-membaca-stik-oli">baca stiknya</a>.</li>
        </ol>

        <h2>Mengapa tepat 10–15 menit</h2>
        <p>Kurang dari sepuluh menit, oli belum sempat berputar melewati semua saluran dengan suhu yang cukup. Lebih dari lima belas, tidak ada tambahan manfaat, sementara bantalan bekerja lebih lama dengan lapisan yang tipis. Pasang alarm di telepon. Ini satu-satunya bagian yang butuh kedisiplinan.</p>

        <h2>Setelahnya</h2>
        <p>Jangan kaget bila oli baru menggelap lebih cepat pada 1.000 km pertama. Deterjennya sedang mengangkat sisa yang sudah lunak. Periksa stik setiap minggu, dan bila warnanya sangat pekat, majukan ganti oli berikutnya.</p>
        <table>
          <thead><tr><th>Pemakaian</th><th>Ganti oli</th><th>Flush berikutnya</th></tr></thead>
          <tbody>
            <tr><td>Harian dalam kota, macet</td><td>5.000 km</td><td>Setiap 2 kali ganti oli</td></tr>
            <tr><td>Campuran</td><td>7.500 km</td><td>Setiap 3 kali ganti oli</td></tr>
            <tr><td>Tol dan luar kota</td><td>10.000 km</td><td>Bila tutup oli mulai cokelat</td></tr>
          </tbody>
        </table>
        <p>Sisi luar boleh ikut dibersihkan pada hari yang sama. <a href="/product/engine-degreaser">Engine Degreaser</a> mengangkat rembesan lama, sehingga kebocoran baru langsung terlihat. Terakhir, bawa oli bekas ke bengkel atau pengepul resmi. Satu liter yang masuk selokan mengotori sumur satu kampung.</p>`,
    },
    en: {
      title: 'Engine flush in 10–15 minutes, step by step',
      excerpt: 'The right order before you drain the old oil, who needs it, and who had better leave it.',
      content: html`
        <p>Engine flush has two camps: people who pour it in at every service, and people who fear it will wreck the engine. Both overdo it. In the right engine, for the right time, it is a small job that keeps your new oil clean for longer.</p>

        <h2>Where the sludge comes from</h2>
        <p>Oil ages through heat, air and the combustion gas that slips past the piston rings. Miss a change, and the result thickens into sludge. It settles where the flow is slowest: under the cam cover, on the floor of the sump and in the grooves of the oil rings.</p>
        <p>The effects come in stages. Oil rings stick and the engine begins to drink. Narrow passages to the valve adjusters close up, and there is a ticking in the morning. The pick-up screen is half covered, and the oil lamp flickers in bends.</p>

        <h2>Does your engine need it?</h2>
        <p>Open the filler cap and look inside with a torch.</p>
        <ul>
          <li><strong>Clean metal with a faint yellow tint:</strong> no. Just change the oil on time.</li>
          <li><strong>Brown, and a finger wipes it off:</strong> flush once, then at every second or third oil change.</li>
          <li><strong>Black and thick as butter:</strong> flush, change, and repeat after 1,000 km. Sludge of that depth has to leave in stages.</li>
          <li><strong>Hard, and it flakes when scratched:</strong> do not flush. Flakes can block the pick-up. Have a workshop take the sump off.</li>
        </ul>
        <p>Motorcycles with a wet clutch do not get an engine flush at all, since traces of it change the friction of the plates.</p>

        <h2>What to have ready</h2>
        <ul>
          <li>One bottle of <a href="/product/engine-flush">Engine Flush</a> for 3.5–5 litres of oil</li>
          <li>New oil as the manual asks, for example <a href="/product/syn-formula">Syn-Formula</a> or <a href="/product/full-synthetic">Full Synthetic</a></li>
          <li>A new oil filter and drain-plug washer</li>
          <li>A drain pan, gloves, rags and a clock</li>
        </ul>

        <h2>The steps</h2>
        <ol>
          <li><strong>Warm the engine</strong> until the needle sits in the middle. Hot oil dissolves faster. Switch off.</li>
          <li><strong>Check the dipstick.</strong> If it is close to MAX, take half a litre out first to make room.</li>
          <li><strong>Pour in the whole bottle</strong> and close the cap.</li>
          <li><strong>Start, and let it idle for 10–15 minutes.</strong> Do not rev, do not drive. Oil mixed with cleaner is thinner and not made to carry loads.</li>
          <li><strong>Watch the oil lamp.</strong> If it comes on, stop at once and drain.</li>
          <li><strong>Drain while hot,</strong> and allow ten minutes until it only drips.</li>
          <li><strong>Change the filter.</strong> The old one holds everything that has just come loose. Keeping it means putting the dirt back.</li>
          <li><strong>Fill with new oil,</strong> run for two minutes, look for leaks, wait five minutes and <a href="/article/cara-membaca-stik-oli">read the dipstick</a>.</li>
        </ol>

        <h2>Why exactly 10–15 minutes</h2>
        <p>In less than ten, the oil has not gone round every passage at a useful temperature. Beyond fifteen there is nothing more to gain, while bearings spend longer on a thin film. Set an alarm on your phone. It is the only part that takes discipline.</p>

        <h2>Afterwards</h2>
        <p>Do not be alarmed if the new oil darkens sooner over the first 1,000 km. Its detergents are collecting what has been softened. Look at the stick once a week, and if the oil turns very dark, bring the next change forward.</p>
        <table>
          <thead><tr><th>Use</th><th>Oil change</th><th>Next flush</th></tr></thead>
          <tbody>
            <tr><td>Daily city traffic</td><td>5,000 km</td><td>Every 2nd oil change</td></tr>
            <tr><td>Mixed</td><td>7,500 km</td><td>Every 3rd oil change</td></tr>
            <tr><td>Motorway and long distance</td><td>10,000 km</td><td>When the cap begins to brown</td></tr>
          </tbody>
        </table>
        <p>You may as well clean the outside on the same day. <a href="/product/engine-degreaser">Engine Degreaser</a> lifts the traces of old leaks, so a new one shows at once. And take the used oil to a workshop or a licensed collector. One litre down the drain can spoil the wells of a whole neighbourhood.</p>`,
    },
  },
};
