/**
 * A name or note as a stranger wrote it, in which no mail program finds an address to link: `see evil.example` becomes
 * `see evil. example`. Whoever gets an e-mail from the shop must not be led elsewhere by somebody who typed it as a name.
 */
export const withoutLinks = (text: string): string =>
  text.replace(/:\/\//g, ': //').replace(/(?<=[\p{L}\p{N}_-])\.(?=[\p{L}\p{N}])/gu, '. ');
