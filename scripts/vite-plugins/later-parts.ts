import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { Plugin } from 'vite';

const PART = /\blater\(\s*\(\) => import\('([^']+)'\)/g;
const IMPORT = /^(?:import|export) (?!type )(?:[^';]* from )?'(\.[^']+)';/gm;
const STYLE_SHEET = /\.module\.css$/;

const partsOf = (code: string): readonly string[] => Array.from(code.matchAll(PART), ([, file = '']) => file);

/** The style sheets of a module and of everything that it imports or shows, in that order. */
function styleSheetsOf(file: string, seen = new Set<string>()): readonly string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  if (STYLE_SHEET.test(file)) return [file];
  if (!/\.tsx?$/.test(file)) return [];
  const code = readFileSync(file, 'utf8');
  const imported = [...Array.from(code.matchAll(IMPORT), ([, target = '']) => target), ...partsOf(code)];
  return imported.flatMap((target) => styleSheetsOf(join(dirname(file), target), seen));
}

/**
 * What the bundler does with the parts of `storefront/ui/hydration/later.tsx`. Where nothing is downloaded (on the server, in tests) they
 * are imported with their page, so that it is rendered whole at once. In the browser only their styles come with the page, because
 * it shows them from its beginning.
 */
export const laterParts = (): Plugin => ({
  name: 'later-parts',
  enforce: 'pre',
  transform: {
    filter: { id: /\.tsx$/, code: 'later(' },
    handler(code, id) {
      if (this.environment.name !== 'client') return importParts(code);
      const sheets = new Set(partsOf(code).flatMap((file) => styleSheetsOf(join(dirname(id), file))));
      // After its own: the first one of all names the order of the layers.
      return code + Array.from(sheets, (sheet) => `import './${relative(dirname(id), sheet)}';`).join('');
    },
  },
});

function importParts(code: string): string {
  const files: string[] = [];
  const changed = code.replaceAll(PART, (_whole, file: string) => `later(() => part${files.push(file) - 1}`);
  return files.map((file, index) => `import * as part${index} from '${file}';`).join('') + changed;
}
