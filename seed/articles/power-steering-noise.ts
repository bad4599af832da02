import { html } from '../html.ts';
import type { ArticleSeed } from './article-seed.ts';

export const powerSteeringNoise: ArticleSeed = {
  slug: 'bunyi-power-steering',
  date: '2025-09-16T02:00:00Z',
  author: { firstName: 'Andi', lastName: 'Prasetya' },
  categories: ['setir', 'perawatan-mesin'],
  picture: 'art-odo',
  products: ['power-steering-fluid', 'power-steering-stop-leak', 'atf-dexron'],
  copy: {
    id: {
      title: 'Setir berdengung saat parkir? Baca bunyinya dulu',
      excerpt:
        'Dengung, decit, ketukan, dan desis punya sebab yang berbeda. Separuhnya selesai dengan satu botol cairan.',
      content: html`
        <p>Power steering hidraulis jarang mendapat perhatian sampai ia bersuara. Biasanya di tempat parkir sempit, dengan jendela terbuka dan orang menoleh. Untungnya sistem ini jujur: setiap bunyi menunjuk ke tempat yang berbeda, dan banyak di antaranya bisa Anda periksa sendiri dalam sepuluh menit.</p>
        <p>Tulisan ini untuk setir hidraulis, yaitu yang punya tabung cairan di ruang mesin. Setir elektrik (EPS) tidak memakai cairan; bila berbunyi, sumbernya mekanis atau motornya.</p>

        <h2>Cara kerjanya dalam tiga kalimat</h2>
        <p>Pompa diputar sabuk dari mesin dan menekan cairan ke rak setir. Saat Anda membelok, katup mengalirkan tekanan itu ke sisi kiri atau kanan piston. Cairan kembali ke tabung, mendingin, lalu beredar lagi. Maka yang bisa berbunyi hanya empat: sabuk, pompa, cairan, dan rak.</p>

        <h2>Kenali bunyinya</h2>
        <table>
          <thead><tr><th>Bunyi</th><th>Kapan</th><th>Sebab yang paling mungkin</th></tr></thead>
          <tbody>
            <tr><td>Dengung rendah</td><td>Saat setir diputar pelan</td><td>Cairan kurang atau tua</td></tr>
            <tr><td>Meraung, berubah menurut rpm</td><td>Terus-menerus</td><td>Udara di dalam cairan</td></tr>
            <tr><td>Decit tajam</td><td>Awal belok, pagi hari</td><td>Sabuk kendur atau aus</td></tr>
            <tr><td>Desis</td><td>Hanya saat setir mentok</td><td>Katup pelepas bekerja; wajar</td></tr>
            <tr><td>Ketukan</td><td>Lewat jalan rusak</td><td>Tie rod atau bushing rak</td></tr>
          </tbody>
        </table>

        <h2>Pemeriksaan sepuluh menit</h2>
        <ol>
          <li><strong>Lihat permukaan.</strong> Tabung biasanya punya dua tanda, COLD dan HOT. Baca yang sesuai dengan suhu mesin.</li>
          <li><strong>Lihat warnanya.</strong> Celupkan tisu putih. Bening atau merah cerah berarti sehat; cokelat berarti tua; abu-abu berkilau berarti pompa mengikis dirinya sendiri.</li>
          <li><strong>Lihat permukaannya saat mesin hidup.</strong> Busa atau gelembung halus berarti ada udara masuk, hampir selalu lewat selang isap yang mengeras.</li>
          <li><strong>Tekan sabuk.</strong> Di tengah bentang, ia turun sekitar satu sentimeter. Retak atau mengilap berarti diganti.</li>
          <li><strong>Cari noda.</strong> Karet penutup di kedua ujung rak harus kering. Bila basah di dalam, sil raknya rembes.</li>
        </ol>

        <h2>Yang bisa Anda selesaikan sendiri</h2>
        <h3>Menambah</h3>
        <p>Pakai cairan yang diminta tutup tabung. Kebanyakan mobil Jepang dan Korea meminta <a href="/product/power-steering-fluid">Power Steering Fluid</a>; sebagian mobil Eropa lama dan banyak 4x4 meminta ATF, misalnya <a href="/product/atf-dexron">ATF Dexron III</a>. Keduanya tidak boleh ditukar tanpa melihat tutupnya. Tambah sedikit demi sedikit, putar setir penuh kiri-kanan tiga kali, baca lagi.</p>
        <h3>Membuang udara</h3>
        <p>Dongkrak roda depan sampai lepas dari tanah dan topang dengan jack stand. Mesin mati, putar setir dari mentok ke mentok dua puluh kali, tambah cairan bila turun. Baru hidupkan mesin, ulangi lima kali dengan pelan. Dengung karena udara akan hilang di sini.</p>
        <h3>Mengganti cairan</h3>
        <p>Sedot isi tabung dengan alat suntik besar, isi yang baru, jalankan lima menit, ulangi sampai warnanya bening. Tiga botol 354 ml cukup untuk kebanyakan mobil. Lakukan setiap 40.000 km; itu pekerjaan murah yang menghemat pompa mahal.</p>
        <h3>Menolong rembes</h3>
        <p>Sil yang mengeras sering bisa dilenturkan. <a href="/product/power-steering-stop-leak">Power Steering Stop Leak</a> menggantikan sepertiga cairan dan bekerja dalam 300–500 km. Ia menolong tetesan lambat, bukan selang yang robek.</p>
        <blockquote><p>Cairan yang berkurang selalu pergi ke suatu tempat. Menambah tanpa mencari tempat itu hanya menunda.</p></blockquote>

        <h2>Kapan harus ke bengkel</h2>
        <ul>
          <li>Tabung kosong dalam sehari, atau ada selang yang basah mengilap. Jangan dijalankan: cairan yang menetes ke knalpot bisa terbakar.</li>
          <li>Setir mendadak berat di satu arah saja. Katup rak atau pipa tekanannya bermasalah.</li>
          <li>Serbuk logam di tisu. Pompa harus dibuka, dan sistem dibilas sebelum pompa baru dipasang.</li>
          <li>Ketukan di jalan rusak. Itu bukan urusan cairan, melainkan sambungan yang menahan roda Anda.</li>
        </ul>

        <h2>Kebiasaan yang memperpanjang umur</h2>
        <p>Jangan menahan setir mentok lebih dari lima detik; di posisi itu pompa menekan dinding dan suhunya melonjak. Jangan memutar setir saat mobil diam bila tidak perlu, biarkan roda bergulir sedikit. Dan setiap kali membuka kap untuk oli, lirik juga tabung setirnya. Ia berdiri beberapa jengkal saja dari stik oli, dan hampir tidak pernah ditengok.</p>
        <p>Masih bingung dengan bunyinya? Rekam sepuluh detik dengan ponsel, sebutkan mobil dan kilometernya lewat halaman <a href="/contact">Kontak</a>. Kami bantu mendengarkan.</p>`,
    },
    en: {
      title: 'Steering that groans when you park? Listen first',
      excerpt:
        'A groan, a squeal, a knock and a hiss have different causes. Half of them end with one bottle of fluid.',
      content: html`
        <p>Hydraulic power steering gets no attention until it speaks up. It usually does so in a tight car park, with the window down and people looking. Fortunately it is an honest system: each noise points somewhere else, and you can check most of them yourself in ten minutes.</p>
        <p>This article is about hydraulic steering, the kind with a fluid tank under the bonnet. Electric steering has no fluid; if it makes a noise, look at the mechanical parts or the motor.</p>

        <h2>How it works, in three sentences</h2>
        <p>A belt from the engine turns the pump, which presses fluid into the steering rack. When you turn, a valve sends that pressure to the left or the right of a piston. The fluid returns to the tank, cools and goes round again. So only four things can make a noise: belt, pump, fluid and rack.</p>

        <h2>Know the noise</h2>
        <table>
          <thead><tr><th>Noise</th><th>When</th><th>Likely cause</th></tr></thead>
          <tbody>
            <tr><td>Low groan</td><td>While turning slowly</td><td>Fluid low or old</td></tr>
            <tr><td>Howl that follows engine speed</td><td>All the time</td><td>Air in the fluid</td></tr>
            <tr><td>Sharp squeal</td><td>As you begin to turn, in the morning</td><td>Belt slack or worn</td></tr>
            <tr><td>Hiss</td><td>Only on full lock</td><td>Relief valve at work; normal</td></tr>
            <tr><td>Knock</td><td>On rough roads</td><td>Tie rod or rack bushing</td></tr>
          </tbody>
        </table>

        <h2>The ten-minute check</h2>
        <ol>
          <li><strong>Look at the level.</strong> Most tanks have two marks, COLD and HOT. Read the one that fits the engine.</li>
          <li><strong>Look at the colour.</strong> Dip in a white tissue. Clear or bright red is healthy, brown is old, and glittering grey means the pump is wearing itself away.</li>
          <li><strong>Look while the engine runs.</strong> Froth or fine bubbles mean that air gets in, nearly always through a hardened suction hose.</li>
          <li><strong>Press the belt.</strong> Halfway along it gives about a centimetre. Cracked or glazed, it is due for renewal.</li>
          <li><strong>Search for stains.</strong> The rubber boots at both ends of the rack should be dry. If they are wet inside, the rack seals are weeping.</li>
        </ol>

        <h2>What you can put right yourself</h2>
        <h3>Topping up</h3>
        <p>Use what the cap asks for. Most Japanese and Korean cars want <a href="/product/power-steering-fluid">Power Steering Fluid</a>; some older European cars and many 4x4s want ATF, such as <a href="/product/atf-dexron">ATF Dexron III</a>. Never swap one for the other without reading the cap. Add a little, turn from lock to lock three times, read again.</p>
        <h3>Bleeding</h3>
        <p>Lift the front wheels off the ground and set the car on stands. With the engine off, turn from lock to lock twenty times and top up as the level falls. Then start the engine and repeat five times, slowly. A groan caused by air ends here.</p>
        <h3>Changing the fluid</h3>
        <p>Empty the tank with a large syringe, refill, run for five minutes, and repeat until it stays clear. Three bottles of 354 ml are enough for most cars. Do it every 40,000 km: a cheap job that spares an expensive pump.</p>
        <h3>Helping a weep</h3>
        <p>Seals that have hardened can often be made supple. <a href="/product/power-steering-stop-leak">Power Steering Stop Leak</a> replaces a third of the fluid and works within 300–500 km. It helps with slow drips, not with a torn hose.</p>
        <blockquote><p>Fluid that goes missing goes somewhere. Topping up without finding out where only buys time.</p></blockquote>

        <h2>When to see a workshop</h2>
        <ul>
          <li>The tank empties within a day, or a hose is shiny and wet. Do not drive: fluid that drips on the exhaust can catch fire.</li>
          <li>The steering turns heavy in one direction only. A valve in the rack or its pressure line is at fault.</li>
          <li>Metal dust on the tissue. The pump has to be opened, and the system rinsed before a new one goes in.</li>
          <li>A knock on rough roads. That has nothing to do with fluid and everything to do with the joints that hold your wheels.</li>
        </ul>

        <h2>Habits that make it last</h2>
        <p>Do not hold full lock for more than five seconds; the pump is pushing against a wall, and its temperature soars. Avoid turning the wheel at a standstill, and let the car roll a little instead. And whenever the bonnet is up for oil, glance at the steering tank as well. It stands a hand’s breadth or two from the dipstick, and hardly anyone looks.</p>
        <p>Still puzzled by the noise? Record ten seconds of it on your phone, and tell us the car and its kilometres through the <a href="/contact">Contact</a> page. We will help you to listen.</p>`,
    },
  },
};
