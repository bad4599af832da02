import type { Language } from '#contract/languages.ts';

/** Where the build puts the files of texts, with both languages. */
export const TEXTS_FOLDER = '/assets/texts/';

/** Where the same files lie with one language. */
export const textsFolder = (language: Language): string => `/assets/texts-${language}/`;

/**
 * What the router preloads, with the files of texts that a page in this language loads. The router marks the addresses of style sheets
 * that other code needs as well; a browser would take them for others than those of `PageStyles`.
 */
export const localManifest = <Manifest>(manifest: Manifest, language: Language): Manifest =>
  JSON.parse(JSON.stringify(manifest).replaceAll(TEXTS_FOLDER, textsFolder(language)).replaceAll('.css#"', '.css"'));

/** Leads every import of a file of texts to that of the page's language: one folder stands for the other. */
export const textsImportMap = (language: Language): string =>
  JSON.stringify({ imports: { [TEXTS_FOLDER]: textsFolder(language) } });
