import { html } from '../html.ts';
import type { ArticleSeed } from './article-seed.ts';

export const whenToAddFuelAdditives: ArticleSeed = {
  slug: 'kapan-menuang-aditif-bahan-bakar',
  date: '2026-11-03T02:00:00Z',
  author: { firstName: 'Ratih', lastName: 'Maheswari' },
  categories: ['bahan-bakar', 'perawatan-mesin'],
  picture: 'art-fuel',
  products: ['fuel-system-cleaner', 'injector-cleaner', 'diesel-treatment', 'octane-booster', 'moto-fuel-cleaner'],
  copy: {
    id: {
      title: 'Aditif bahan bakar: kapan dituang, berapa banyak',
      excerpt: 'Setiap 3.000–5.000 km atau setiap isi penuh. Ini alasannya, dan botol mana untuk mesin yang mana.',
      content: html`
        <p>Pertanyaan yang paling sering masuk ke WhatsApp kami berbunyi kira-kira begini: “Aditif itu dituang tiap isi bensin atau tiap servis?” Jawaban singkatnya ada di halaman <a href="/faq">tanya jawab</a>: <strong>setiap 3.000–5.000 km, atau setiap kali mengisi tangki penuh</strong>. Jawaban panjangnya tergantung apa yang ingin Anda capai.</p>

        <h2>Apa yang sebenarnya terjadi di injektor</h2>
        <p>Lubang injektor bensin lebih kecil dari rambut. Setiap kali mesin dimatikan, sisa bensin di ujungnya menguap karena panas dan meninggalkan setitik damar. Satu titik tidak terasa. Setelah ribuan kali mati-hidup, semprotannya berubah dari kabut menjadi pancaran, dan bahan bakar terbakar tidak rata.</p>
        <p>Gejalanya datang pelan-pelan sehingga Anda terbiasa: langsam sedikit bergetar, tarikan dari lampu merah ragu, konsumsi naik setengah liter per seratus kilometer. Deterjen di dalam aditif melarutkan damar itu selama mobil dipakai, tanpa membongkar apa pun.</p>

        <h2>Membersihkan atau menjaga</h2>
        <p>Ada dua pola pakai, dan keduanya benar.</p>
        <ul>
          <li><strong>Membersihkan.</strong> Satu botol penuh ke satu tangki, lalu ulangi setiap 3.000–5.000 km. Cocok bila mesin sudah menunjukkan gejala, atau bila Anda tidak ingin repot.</li>
          <li><strong>Menjaga.</strong> Takaran kecil setiap isi penuh. Cocok bagi mobil yang menempuh jarak jauh, memakai bahan bakar beroktan rendah, atau sering terjebak macet.</li>
        </ul>
        <p>Yang tidak benar adalah menumpuk: dua botol sekaligus tidak membersihkan dua kali lebih cepat. Kelebihan deterjen hanya ikut terbakar.</p>

        <h2>Botol mana untuk mesin apa</h2>
        <table>
          <thead><tr><th>Keadaan</th><th>Pakai</th><th>Kapan</th></tr></thead>
          <tbody>
            <tr><td>Mobil bensin, perawatan umum</td><td><a href="/product/fuel-system-cleaner">Fuel System Cleaner</a></td><td>3.000–5.000 km</td></tr>
            <tr><td>Langsam bergetar, tarikan ragu</td><td><a href="/product/injector-cleaner">Injector Cleaner</a></td><td>3.000 km</td></tr>
            <tr><td>Ngelitik di tanjakan</td><td><a href="/product/octane-booster">Octane Booster</a></td><td>Setiap isi dengan oktan rendah</td></tr>
            <tr><td>Solar dan biosolar</td><td><a href="/product/diesel-treatment">Diesel Treatment</a></td><td>5.000 km</td></tr>
            <tr><td>Motor injeksi atau karburator</td><td><a href="/product/moto-fuel-cleaner">Moto Fuel Cleaner</a></td><td>3.000 km, bersama ganti oli</td></tr>
          </tbody>
        </table>
        <p>Mesin injeksi langsung menyemprotkan bensin ke ruang bakar, bukan ke saluran isap. Aditif tetap membersihkan injektornya, tetapi katup isapnya tidak tersiram. Untuk kerak di situ, jadwalkan pembersihan throttle body dan saluran isap setiap 20.000 km.</p>

        <h2>Urutan yang membuatnya bekerja</h2>
        <ol>
          <li>Tuang aditif <strong>sebelum</strong> mengisi bahan bakar. Arus dari nosel pompa mengaduknya rata.</li>
          <li>Isi sesuai takaran di botol. Sebagian besar botol 200 ml dihitung untuk 40–60 liter.</li>
          <li>Jalankan mobil. Deterjen bekerja saat bahan bakar mengalir, bukan saat mobil diam di garasi. Satu perjalanan luar kota lebih baik daripada seminggu antar sekolah.</li>
          <li>Habiskan sampai seperempat tangki sebelum mengisi lagi, supaya kadarnya tidak terencerkan.</li>
        </ol>

        <h2>Kapan tidak perlu</h2>
        <p>Mobil baru yang selalu diisi bahan bakar berdeterjen dan rutin menempuh tol tidak membutuhkan pembersihan setiap tangki. Cukup satu botol di setiap ganti oli. Aditif juga tidak memperbaiki pompa bensin yang lemah, busi aus, atau sensor yang rusak. Jika lampu mesin menyala, baca kodenya dulu.</p>
        <blockquote><p>Aditif itu seperti sikat gigi. Teratur sedikit lebih berguna daripada sekali sebulan sekuat tenaga.</p></blockquote>

        <h2>Cara menilai hasilnya</h2>
        <p>Jangan percaya perasaan, percayalah pada odometer. Isi penuh sampai nosel berhenti sendiri, catat kilometernya, pakai seperti biasa, isi penuh lagi, bagi jaraknya dengan liter. Lakukan sekali sebelum aditif dan dua kali sesudahnya pada rute yang sama. Perbedaan di bawah tiga persen bisa berasal dari macet dan AC. Di atas lima persen, injektor Anda memang butuh dibersihkan.</p>
        <p>Bila setelah dua tangki tidak ada perubahan sama sekali, berhentilah menuang dan mulailah memeriksa: tekanan ban, filter udara, busi, lalu tekanan bahan bakar. Bila ragu, <a href="/contact">kirim data kendaraan Anda</a>; kami bantu membaca gejalanya.</p>`,
    },
    en: {
      title: 'Fuel additives: when to add them, and how much',
      excerpt: 'Every 3,000–5,000 km, or with each full tank. Here is why, and which bottle suits which engine.',
      content: html`
        <p>The question that reaches us most often on WhatsApp runs something like this: does an additive go in with every tank or with every service? The short answer is on our <a href="/faq">questions page</a>: <strong>every 3,000–5,000 km, or with each full tank</strong>. The long answer depends on what you want from it.</p>

        <h2>What really happens inside an injector</h2>
        <p>The holes of a petrol injector are finer than a hair. Whenever the engine stops, the fuel left at the tip boils off in the heat and leaves a speck of gum. One speck goes unnoticed. After thousands of stops the spray turns from a mist into a jet, and combustion becomes uneven.</p>
        <p>The symptoms arrive so slowly that you get used to them: a slight shake at idle, hesitation at the lights, half a litre more per hundred kilometres. The detergent in an additive dissolves that gum while you drive, with nothing taken apart.</p>

        <h2>To clean or to maintain</h2>
        <p>There are two ways of using it, and both are right.</p>
        <ul>
          <li><strong>Cleaning.</strong> One whole bottle to one tank, repeated every 3,000–5,000 km. Suits an engine that already shows symptoms, or an owner who prefers fewer chores.</li>
          <li><strong>Maintaining.</strong> A small dose with every full tank. Suits cars that cover long distances, run on low-octane fuel, or spend their lives in traffic.</li>
        </ul>
        <p>What does not work is doubling up. Two bottles at once do not clean twice as fast; the surplus detergent is simply burnt.</p>

        <h2>Which bottle for which engine</h2>
        <table>
          <thead><tr><th>Situation</th><th>Use</th><th>When</th></tr></thead>
          <tbody>
            <tr><td>Petrol car, general care</td><td><a href="/product/fuel-system-cleaner">Fuel System Cleaner</a></td><td>3,000–5,000 km</td></tr>
            <tr><td>Shaky idle, hesitation</td><td><a href="/product/injector-cleaner">Injector Cleaner</a></td><td>3,000 km</td></tr>
            <tr><td>Pinking on climbs</td><td><a href="/product/octane-booster">Octane Booster</a></td><td>Every low-octane fill</td></tr>
            <tr><td>Diesel and biodiesel blends</td><td><a href="/product/diesel-treatment">Diesel Treatment</a></td><td>5,000 km</td></tr>
            <tr><td>Motorcycles, injected or carburetted</td><td><a href="/product/moto-fuel-cleaner">Moto Fuel Cleaner</a></td><td>3,000 km, with the oil change</td></tr>
          </tbody>
        </table>
        <p>A direct-injection engine sprays into the chamber instead of the inlet port. An additive still cleans its injectors, but no fuel washes over the inlet valves. For deposits there, plan a cleaning of throttle body and intake every 20,000 km.</p>

        <h2>The order that makes it work</h2>
        <ol>
          <li>Add it <strong>before</strong> you fill up. The stream from the pump does the stirring.</li>
          <li>Keep to the dose on the bottle. Most 200 ml bottles are meant for 40–60 litres.</li>
          <li>Drive. Detergent works while fuel flows, not while the car sits in the garage. One trip out of town beats a week of school runs.</li>
          <li>Run down to a quarter before filling again, so that the mixture is not diluted.</li>
        </ol>

        <h2>When you do not need it</h2>
        <p>A new car that always gets fuel with detergent and regularly sees a motorway does not need cleaning with every tank. A bottle at each oil change will do. Nor will an additive mend a weak fuel pump, a worn plug or a failed sensor. If the engine lamp is on, read the code first.</p>
        <blockquote><p>An additive is like a toothbrush. A little and often does more than once a month with all your strength.</p></blockquote>

        <h2>How to judge the result</h2>
        <p>Trust the odometer rather than your feelings. Fill until the nozzle clicks off, note the kilometres, drive as usual, fill again, and divide distance by litres. Do it once before the additive and twice after it, on the same route. Less than three per cent may be down to traffic and air conditioning. More than five, and your injectors did need cleaning.</p>
        <p>If two tanks change nothing at all, stop pouring and start looking: tyre pressures, air filter, plugs, then fuel pressure. When in doubt, <a href="/contact">send us the details of your vehicle</a> and we will help you to read the symptoms.</p>`,
    },
  },
};
