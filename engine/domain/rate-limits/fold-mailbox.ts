import { foldName } from '../text/text.ts';

/** Their mail servers ignore dots before the `@`. */
const DOTLESS = new Set(['gmail.com', 'googlemail.com']);

/**
 * One text for all ways to write an email address of one mailbox: mail servers deliver `sari+shop@…` to `sari@…`, too. Any other text is
 * folded like a name.
 */
export function foldMailbox(text: string): string {
  const folded = foldName(text);
  const at = folded.lastIndexOf('@');
  if (at < 1) return folded;
  const host = folded.slice(at + 1);
  const [name] = folded.slice(0, at).split('+', 1);
  return `${DOTLESS.has(host) ? name?.replaceAll('.', '') : name}@${host}`;
}
