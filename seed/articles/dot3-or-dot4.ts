import { html } from '../html.ts';
import type { ArticleSeed } from './article-seed.ts';

export const dot3OrDot4: ArticleSeed = {
  slug: 'dot-3-atau-dot-4',
  date: '2026-10-08T03:00:00Z',
  author: { firstName: 'Bram', lastName: 'Nasution' },
  categories: ['rem'],
  picture: 'art-brake',
  products: ['brake-fluid-dot3', 'brake-fluid-dot4', 'brake-fluid-dot51', 'brake-parts-cleaner'],
  copy: {
    id: {
      title: 'DOT 3 atau DOT 4? Baca tutup tabungnya',
      excerpt: 'Minyak rem menyerap air. Beda angka berarti beda titik didih, dan itu terasa di turunan panjang.',
      content: html`
        <p>Di tutup tabung minyak rem Anda tercetak satu kalimat yang jarang dibaca: <em>use only DOT 3</em> atau <em>DOT 4 fluid from a sealed container</em>. Kalimat itu sudah menjawab judul tulisan ini. Selebihnya adalah alasan mengapa pabrik repot mencetaknya, dan kapan Anda boleh memilih yang lain.</p>

        <h2>Minyak yang haus</h2>
        <p>Minyak rem glikol menyerap air dari udara. Itu disengaja. Air yang tersebar tipis di seluruh cairan lebih baik daripada setetes air yang berkumpul di titik terendah, lalu membuat kaliper berkarat. Tetapi ada harganya: setiap persen air menurunkan titik didih puluhan derajat.</p>
        <p>Uap air masuk lewat selang karet, sil, dan lubang napas di tutup tabung. Di iklim pesisir yang lembap, kadar air bisa mencapai tiga persen dalam dua tahun meski mobil jarang dipakai. Jadi minyak rem menua menurut kalender, bukan hanya menurut kilometer.</p>

        <h2>Apa arti angkanya</h2>
        <table>
          <thead><tr><th></th><th>DOT 3</th><th>DOT 4</th><th>DOT 5.1</th></tr></thead>
          <tbody>
            <tr><td>Titik didih kering paling rendah</td><td>205 °C</td><td>230 °C</td><td>260 °C</td></tr>
            <tr><td>Titik didih basah paling rendah</td><td>140 °C</td><td>155 °C</td><td>180 °C</td></tr>
            <tr><td>Bahan dasar</td><td>Glikol eter</td><td>Glikol eter borat</td><td>Glikol eter borat</td></tr>
            <tr><td>Biasanya untuk</td><td>Tromol, mobil lama</td><td>Cakram, ABS, motor</td><td>ABS dan ESC modern</td></tr>
          </tbody>
        </table>
        <p>“Basah” berarti minyak sudah mengandung 3,7 persen air, kira-kira keadaan setelah dua tahun. Angka inilah yang penting, karena minyak di mobil Anda hampir tidak pernah kering. Perhatikan bahwa standar hanya menetapkan batas bawah; <a href="/product/brake-fluid-dot4">Brake Fluid DOT 4</a> kami, misalnya, bertahan sampai 245 °C kering dan 160 °C basah.</p>

        <h2>Mengapa turunan panjang berbahaya</h2>
        <p>Bayangkan turun dari dataran tinggi dengan tujuh penumpang. Rem ditekan ringan tetapi terus-menerus selama dua puluh menit. Cakram mencapai 300 °C, panasnya merambat lewat piston ke minyak. Bila minyak mendidih, terbentuk gelembung uap. Cairan tidak bisa dimampatkan, uap bisa: pedal tenggelam sampai lantai dan mobil tidak melambat.</p>
        <blockquote><p>Kampas aus memberi tanda berbulan-bulan sebelumnya. Minyak rem yang mendidih memberi tanda dua detik sebelumnya.</p></blockquote>
        <p>Karena itu gunakan gigi rendah di turunan, dan jangan menunda ganti minyak rem.</p>

        <h2>Boleh naik, jangan turun</h2>
        <ul>
          <li><strong>DOT 3 ke DOT 4: boleh,</strong> setelah sistem dikuras. Perhatikan bahwa DOT 4 menyerap air sedikit lebih cepat, jadi jadwal dua tahun harus ditepati.</li>
          <li><strong>DOT 4 ke DOT 3: jangan.</strong> Sistemnya dirancang untuk suhu yang lebih tinggi.</li>
          <li><strong>DOT 4 ke DOT 5.1: boleh,</strong> dan berguna untuk mobil dengan kontrol stabilitas. <a href="/product/brake-fluid-dot51">DOT 5.1</a> lebih encer, sehingga katup ESC bereaksi lebih cepat.</li>
          <li><strong>DOT 5: bukan keluarga ini.</strong> Bahannya silikon, tidak bercampur dengan yang lain, dan tidak untuk ABS.</li>
        </ul>
        <p>Mobil tua dengan tutup bertuliskan DOT 3 tidak wajib naik kelas. <a href="/product/brake-fluid-dot3">DOT 3 yang segar</a> lebih aman daripada DOT 4 yang berumur empat tahun.</p>

        <h2>Kapan diganti</h2>
        <p>Setiap dua tahun atau 40.000 km, mana yang lebih dulu. Motor setiap dua tahun atau 20.000 km. Majukan menjadi 18 bulan bila Anda tinggal dekat laut. Bengkel dapat mengukur kadar air dengan pena penguji; di atas tiga persen, ganti tanpa menunggu jadwal.</p>
        <p>Warna bisa membantu, tetapi tidak pasti. Minyak baru bening kekuningan. Cokelat seperti teh berarti tua. Hitam berarti sil karet mulai larut, dan Anda perlu memeriksa lebih dari sekadar minyaknya.</p>

        <h2>Tiga kebiasaan yang menyelamatkan</h2>
        <ol>
          <li>Beli kemasan sesuai kebutuhan. Botol yang terbuka enam bulan sudah menyerap air; jangan disimpan “untuk nanti”.</li>
          <li>Bila permukaan turun, ukur kampas sebelum menambah. Kampas yang menipis membuat piston maju dan minyak ikut turun. Menambah sampai MAX, lalu mengganti kampas, membuat tabung meluap ke cat.</li>
          <li>Semprot kaliper dengan <a href="/product/brake-parts-cleaner">Brake Parts Cleaner</a> setiap membuang angin. Setetes minyak yang tertinggal di cakram cukup untuk membuat satu roda mengerem lebih lemah.</li>
        </ol>
        <p>Terakhir, tulis tanggal penggantian dengan spidol di tutup tabung. Dua tahun berlalu lebih cepat daripada dugaan Anda.</p>`,
    },
    en: {
      title: 'DOT 3 or DOT 4? Read the reservoir cap',
      excerpt: 'Brake fluid drinks water. Another number means another boiling point, and long descents find out.',
      content: html`
        <p>On the cap of your brake-fluid reservoir stands a sentence that few people read: <em>use only DOT 3</em>, or <em>DOT 4, fluid from a sealed container</em>. It answers the title of this article. The rest is why the maker took the trouble to print it, and when you may choose otherwise.</p>

        <h2>A thirsty fluid</h2>
        <p>Glycol brake fluid takes water out of the air. That is intended. Water spread thinly through the fluid does less harm than a drop that collects at the lowest point and rusts a caliper. There is a price, though: every per cent of water takes tens of degrees off the boiling point.</p>
        <p>Vapour enters through rubber hoses, seals and the breather in the cap. On a humid coast the fluid can reach three per cent in two years, even in a car that is seldom driven. Brake fluid ages by the calendar as well as by the kilometre.</p>

        <h2>What the numbers mean</h2>
        <table>
          <thead><tr><th></th><th>DOT 3</th><th>DOT 4</th><th>DOT 5.1</th></tr></thead>
          <tbody>
            <tr><td>Lowest dry boiling point</td><td>205 °C</td><td>230 °C</td><td>260 °C</td></tr>
            <tr><td>Lowest wet boiling point</td><td>140 °C</td><td>155 °C</td><td>180 °C</td></tr>
            <tr><td>Base</td><td>Glycol ether</td><td>Borate glycol ether</td><td>Borate glycol ether</td></tr>
            <tr><td>Usually for</td><td>Drums, older cars</td><td>Discs, ABS, motorcycles</td><td>Modern ABS and ESC</td></tr>
          </tbody>
        </table>
        <p>“Wet” means fluid with 3.7 per cent water in it, roughly what you have after two years. That is the figure to look at, because the fluid in your car is hardly ever dry. Note that the standard only sets a floor: our <a href="/product/brake-fluid-dot4">Brake Fluid DOT 4</a>, for one, holds out to 245 °C dry and 160 °C wet.</p>

        <h2>Why long descents are dangerous</h2>
        <p>Picture a drive down from the highlands with seven people aboard. The brakes are applied lightly but without a break for twenty minutes. Discs reach 300 °C, and the heat creeps through the pistons into the fluid. If it boils, bubbles form. Liquid cannot be compressed and vapour can: the pedal goes to the floor and the car does not slow.</p>
        <blockquote><p>A worn pad warns you months ahead. Boiling brake fluid warns you two seconds ahead.</p></blockquote>
        <p>So use a low gear downhill, and do not put off the fluid change.</p>

        <h2>Up is fine, down is not</h2>
        <ul>
          <li><strong>DOT 3 to DOT 4: yes,</strong> once the system has been flushed. DOT 4 takes up water a little faster, so keep to the two years.</li>
          <li><strong>DOT 4 to DOT 3: no.</strong> The system was designed for higher temperatures.</li>
          <li><strong>DOT 4 to DOT 5.1: yes,</strong> and worthwhile with stability control. <a href="/product/brake-fluid-dot51">DOT 5.1</a> is thinner, so the valves react sooner.</li>
          <li><strong>DOT 5: another family.</strong> It is silicone, mixes with none of the others and is not for ABS.</li>
        </ul>
        <p>An old car with DOT 3 on its cap need not move up. <a href="/product/brake-fluid-dot3">Fresh DOT 3</a> is safer than DOT 4 that is four years old.</p>

        <h2>When to change</h2>
        <p>Every two years or 40,000 km, whichever comes first; motorcycles every two years or 20,000 km. Make it 18 months if you live by the sea. A workshop can measure the water with a test pen: above three per cent, change without waiting.</p>
        <p>Colour helps but does not decide. New fluid is clear with a yellow tint. Brown as tea means old. Black means that rubber seals are dissolving, and then the fluid is not the only thing to look at.</p>

        <h2>Three habits that save you</h2>
        <ol>
          <li>Buy the size you need. A bottle open for six months has taken up water, so do not keep it for later.</li>
          <li>If the level drops, measure the pads before topping up. Thinning pads let the pistons move out, and the level follows. Fill to MAX, fit new pads, and the reservoir spills over your paint.</li>
          <li>Spray the caliper with <a href="/product/brake-parts-cleaner">Brake Parts Cleaner</a> after bleeding. One drop left on a disc is enough to weaken that wheel.</li>
        </ol>
        <p>Finally, write the date on the reservoir cap with a marker. Two years go by faster than you think.</p>`,
    },
  },
};
