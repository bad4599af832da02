import { writeFileSync } from 'node:fs';
import { generatedFiles } from './generate/generated-files.ts';

for (const { path, text } of await generatedFiles()) {
  writeFileSync(path, text);
  console.log(`wrote ${path}`);
}
