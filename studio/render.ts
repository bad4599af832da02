/** `node studio/render.ts [name…]`: renders the pictures of products, categories and articles, all or those of these names. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { uploadOf } from './packs/products.ts';
import { renderJobs } from './pictures/render-jobs.ts';
import { encode } from './rendering/encode.ts';
import { renderShot } from './rendering/render-shot.ts';
import { closeWorkers } from './rendering/trace-scene.ts';

/** The seed's folder, or another one to compare with it. */
const UPLOADS = process.env.UPLOADS ?? fileURLToPath(new URL('../seed/pictures/uploads', import.meta.url));

const names = process.argv.slice(2);
const jobs = renderJobs(names);
const total = jobs.reduce((sum, { variants }) => sum + variants.length, 0);
if (total === 0) throw new Error(`no picture is named ${names.join(' or ')}`);
let done = 0;
for (const job of jobs)
  for await (const { name, picture } of renderShot(job)) {
    const path = join(UPLOADS, uploadOf(name));
    const bytes = await encode(picture, job.kind);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, bytes);
    done += 1;
    console.log(`${done}/${total} ${name} ${Math.round(bytes.length / 1000)} KB`);
  }
await closeWorkers();
