import { create } from 'content-disposition';

const EXTENSION = /\.[a-z\d]{1,8}$/i;

/** Characters that would begin a path, are refused in file names by Windows, or change the direction of the text. */
const UNSAFE = /[\p{Cc}\p{Cf}/\\:*?"<>|]+/gu;

const MAX_NAME_LENGTH = 120;

/**
 * `Content-Disposition` of a file to save under the shop's name for it, with the extension of the stored file (RFC 6266).
 * No name can leave the header or the folder that the file is saved in.
 */
export function attachment(name: string, file: string): string {
  const extension = EXTENSION.exec(file)?.[0].toLowerCase() ?? '';
  const safe = name
    .replace(UNSAFE, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+/, '')
    .slice(0, MAX_NAME_LENGTH)
    .trim();
  const fileName = `${safe || 'file'}${extension}`.toWellFormed();
  const ascii = fileName.normalize('NFKD').replace(/[^\x20-\x7E]/g, '');
  return create(fileName, { fallback: ascii });
}
