import { isLanguage, type Language, type Translated } from '#contract/languages.ts';
import { en } from './en/en.ts';
import { id } from './id/id.ts';
import type { Translation } from './template.ts';

/** Everything the command line says, in one language. */
export type Messages = Translation<typeof en>;

export const MESSAGES: Translated<Messages> = { id, en };

/** `--lang`, else the language of the terminal, else English. Needed before anything is parsed: help is in it too. */
export function languageOf(parameters: readonly string[], environment: NodeJS.ProcessEnv): Language {
  const asked = parameters.find((parameter) => parameter.startsWith('--lang='))?.slice('--lang='.length);
  const following = parameters[parameters.indexOf('--lang') + 1];
  const named = asked ?? (parameters.includes('--lang') ? following : undefined);
  if (isLanguage(named)) return named;
  const { LC_ALL, LC_MESSAGES, LANG } = environment;
  return /^(id|in)([_.@-]|$)/.test(LC_ALL || LC_MESSAGES || LANG || '') ? 'id' : 'en';
}
