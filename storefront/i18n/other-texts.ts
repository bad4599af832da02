import type { Language } from '#contract/languages.ts';
import { keepLoading } from '../ui/hydration/keep-loading.ts';
import { textsFolder } from './text-files.ts';

/** The catalogs that this page has loaded, by file and number. The build writes them there; a file of the other language adds to them. */
declare global {
  var shopTexts: Readonly<Record<string, Partial<Readonly<Record<Language, unknown>>>>> | undefined;
}

const loading = new Map<string, Promise<unknown>>();

/**
 * Loads the texts in this language of every file that the page has loaded in the other, and tries until they are there. A page that
 * has switched its language awaits it before it reads a catalog without `useText`.
 */
export function loadOtherTexts(language: Language): Promise<unknown> {
  const missing = Object.entries(globalThis.shopTexts ?? {}).filter(([, texts]) => !(language in texts));
  const files = [...new Set(missing.map(([key]) => textsFolder(language) + key.split(':')[0]))].sort();
  const known = loading.get(files.join());
  if (known) return known;
  const all = Promise.all(files.map((file) => keepLoading(() => import(/* @vite-ignore */ file))));
  loading.set(files.join(), all);
  return all;
}
