/** `node studio/print-guides.ts`: prints the guides that are sold into `seed/files`; CHROMIUM names another browser than the system's. */
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from 'playwright-core';

const GUIDES = ['panduan-pilih-oli', 'engine-oil-guide', 'buku-servis', 'service-log'];

/** A form's empty row is written once in the source, with the number of rows wanted. */
const repeatRows = (page: Page) =>
  page.locator('tr[data-repeat]').evaluateAll((rows) => {
    for (const row of rows) {
      for (let made = 1; made < Number(row.getAttribute('data-repeat')); made += 1) row.after(row.cloneNode(true));
    }
  });

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
});
try {
  for (const guide of GUIDES) {
    const page = await browser.newPage();
    await page.goto(new URL(`guides/${guide}.html`, import.meta.url).href);
    await repeatRows(page);
    await page.evaluate(() => document.fonts.ready);
    const path = fileURLToPath(new URL(`../seed/files/${guide}.pdf`, import.meta.url));
    const { byteLength } = await page.pdf({ path, preferCSSPageSize: true, printBackground: true, tagged: true });
    console.log(`${basename(path)} ${Math.ceil(byteLength / 1024)} KB`);
  }
} finally {
  await browser.close();
}
