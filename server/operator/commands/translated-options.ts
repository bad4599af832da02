import { z } from 'zod';
import type { Translated } from '#engine/domain/language.ts';

const text = z.string().optional();

/** A name in both languages at once, or in each. */
export const NAME_FLAGS = ['--name <text>', '--name-id <text>', '--name-en <text>'] as const;
export const nameOptions = { name: text, nameId: text, nameEn: text };

interface Texts {
  readonly both?: string | undefined;
  readonly id?: string | undefined;
  readonly en?: string | undefined;
}

/** What the options say, else what it was; a language that neither says is called as the other one. */
export function translated({ both, id, en }: Texts, before: Translated = { id: '', en: '' }): Translated {
  const [indonesian, english] = [id ?? both ?? before.id, en ?? both ?? before.en];
  return { id: indonesian || english, en: english || indonesian };
}
