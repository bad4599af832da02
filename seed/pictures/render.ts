/** `node seed/pictures/render.ts [name…]`: draws the pictures of products and stills, all or those whose names begin so. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { develop } from './develop.ts';
import { encode } from './encode.ts';
import { dismiss } from './photograph.ts';
import { uploadOf } from './pictures-of.ts';
import { takesFor } from './sessions.ts';

const UPLOADS = new URL('./uploads/', import.meta.url);

const takes = takesFor(process.argv.slice(2));
const total = takes.reduce((sum, { prints }) => sum + prints.length, 0);
let done = 0;
for (const take of takes)
  for await (const { name, picture } of develop(take)) {
    const path = fileURLToPath(new URL(uploadOf(name), UPLOADS));
    const bytes = await encode(picture, take.kind);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, bytes);
    done += 1;
    console.log(`${done}/${total} ${name} ${Math.round(bytes.length / 1000)} KB`);
  }
await dismiss();
