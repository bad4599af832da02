import { basename } from 'node:path';
import type { Plugin } from 'vite';
import { LANGUAGES, type Language, type Translated } from '../../contract/languages.ts';
import { TEXTS_FOLDER, textsFolder } from '../../storefront/i18n/text-files.ts';

/** Modules that hold nothing but texts. */
export const MESSAGES = /\/storefront\/i18n\/messages\/[\w-]+\.ts$/;

/** Stands for `bilingual` until the chunks are made: a minifier renames neither a global nor what it is called with. */
const MARK = '__bilingual__';

/** Keeps the texts of a catalog where those of its other language join them: see `storefront/i18n/text-files.ts`. */
const JOIN = `function ${MARK}(key,texts){return Object.assign((globalThis.shopTexts??={})[key]??={},texts)}`;

interface Call {
  readonly start: number;
  readonly end: number;
  readonly texts: Translated;
}

const isNode = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Every marked catalog of a chunk, in the order of its text. */
function catalogsIn(code: string, node: unknown, found: Call[] = []): Call[] {
  if (Array.isArray(node)) for (const child of node) catalogsIn(code, child, found);
  else if (isNode(node)) {
    const { callee, type } = node;
    if (type === 'CallExpression' && isNode(callee) && callee.name === MARK) found.push(toCall(code, node));
    else for (const child of Object.values(node)) catalogsIn(code, child, found);
  }
  return found;
}

interface Place {
  readonly start: number;
  readonly end: number;
}

function toCall(code: string, node: unknown): Call {
  const { start, end, arguments: given } = node as Place & { readonly arguments: readonly [Place, Place] };
  const [en, id] = given.map((argument) => code.slice(argument.start, argument.end)) as [string, string];
  return { start, end, texts: { en, id } };
}

interface Chunk {
  readonly code: string;
  readonly calls: readonly Call[];
  /** Its name, without a folder. */
  readonly file: string;
}

/** The chunk with the texts of these languages only. */
function withLanguages({ code, calls, file }: Chunk, languages: readonly Language[]): string {
  let at = 0;
  const parts = calls.map(({ start, end, texts }, index) => {
    const before = code.slice(at, start);
    at = end;
    const chosen = languages.map((language) => `${language}:${texts[language]}`).join();
    return `${before}${MARK}(${JSON.stringify(`${file}:${index}`)},{${chosen}})`;
  });
  return `${parts.join('')}${code.slice(at)}${JOIN}`;
}

/**
 * Ships the texts of a page's language only, though both stand side by side in one call. Of each chunk of texts it leaves a copy
 * per language; the chunk itself keeps both, for browsers without import maps.
 */
export function oneLanguage(): Plugin {
  const languages = Object.keys(LANGUAGES) as Language[];
  return {
    name: 'one-language',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: MESSAGES },
      handler: (code) => code.replaceAll(/\bbilingual(?=[<(])/g, `/* @__PURE__ */ ${MARK}`),
    },
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || !chunk.fileName.startsWith(TEXTS_FOLDER.slice(1))) continue;
        const { code, fileName } = chunk;
        const texts = { code, calls: catalogsIn(code, this.parse(code)), file: basename(fileName) };
        for (const language of languages)
          this.emitFile({
            type: 'asset',
            fileName: textsFolder(language).slice(1) + texts.file,
            source: withLanguages(texts, [language]),
          });
        chunk.code = withLanguages(texts, languages);
      }
    },
  };
}
