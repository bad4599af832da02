const EXTENSION = /\.[a-z\d]{1,8}$/i;

/** Letters that would end the name, begin a path, or change the direction it is read in. */
const UNSAFE = /[\p{Cc}\p{Cf}/\\:*?"<>|]+/gu;

const LONGEST_NAME = 120;

const percentEncoded = (text: string) =>
  encodeURIComponent(text).replace(/['()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`);

/**
 * `Content-Disposition` of a file to keep, called as the shop names it, with the extension it is stored with (RFC 6266).
 * Whatever stands in the name, it cannot leave the header or the folder it is kept in.
 */
export function attachment(name: string, file: string): string {
  const extension = EXTENSION.exec(file)?.[0].toLowerCase() ?? '';
  const safe = name
    .replace(UNSAFE, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+/, '')
    .slice(0, LONGEST_NAME)
    .trim();
  const full = `${safe || 'file'}${extension}`;
  const plain = full.normalize('NFKD').replace(/[^\x20-\x7E]/g, '');
  return `attachment; filename="${plain}"; filename*=UTF-8''${percentEncoded(full.toWellFormed())}`;
}
