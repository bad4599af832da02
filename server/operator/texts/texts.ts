import type { Language } from '#contract/languages.ts';
import { en } from './en/en.ts';
import { id } from './id/id.ts';
import type { Same } from './same.ts';

/** Everything the command line says, in one language. */
export type Texts = Same<typeof en>;

export const TEXTS: Readonly<Record<Language, Texts>> = { id, en };
