import { isLanguage } from '#contract/languages.ts';
import { UPLOADS_PATH } from '#contract/pictures.ts';
import type { ProductDocument } from '../../model/product/product.ts';

/** Kind, language, file below the uploads folder, bytes. */
const ENTRY = /^([a-z-]+) ([a-z]+) ([\w-][\w./-]*\.(\w+)) (\d+)$/;

/** `oil-guide id documents/panduan.pdf 100706; …`, as the meta data has it. Whatever is not understood is left out. */
export const documentsOf = (meta: string | null | undefined): readonly ProductDocument[] =>
  (meta ?? '').split(';').flatMap((entry) => {
    const [, kind, language, file, ending, bytes] = ENTRY.exec(entry.trim()) ?? [];
    if (!kind || !isLanguage(language) || !file || !ending || file.includes('..')) return [];
    return [{ kind, language, href: `${UPLOADS_PATH}/${file}`, format: ending.toUpperCase(), bytes: Number(bytes) }];
  });
