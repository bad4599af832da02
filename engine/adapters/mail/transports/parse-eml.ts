/** An email as its recipient has it. */
export interface ReceivedEmail {
  /** By name in lower case. The last one of a name counts. */
  readonly headers: Readonly<Record<string, string>>;
  readonly html: string;
  readonly text: string;
  /** By content id. */
  readonly inlineImages: ReadonlyMap<string, { readonly type: string; readonly bytes: Buffer }>;
}

interface Part {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Parses the part of MIME (RFC 2045, 2047) that the shop's own emails use. */
export function parseEml(message: Buffer): ReceivedEmail {
  const whole = toPart(message.toString('latin1'));
  const parts = leafParts(whole);
  const textOf = (type: string) => {
    const part = parts.find(({ headers }) => typeOf(headers) === type);
    return part ? bytesOf(part).toString('utf8') : '';
  };
  const pictures = parts.flatMap((part) => {
    const cid = /^<(.*)>$/.exec(part.headers['content-id'] ?? '')?.[1];
    return cid === undefined ? [] : [[cid, { type: typeOf(part.headers), bytes: bytesOf(part) }] as const];
  });
  return {
    headers: whole.headers,
    html: textOf('text/html'),
    text: textOf('text/plain'),
    inlineImages: new Map(pictures),
  };
}

function toPart(source: string): Part {
  const [head = '', ...body] = source.split('\r\n\r\n');
  const lines = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n');
  const headers = lines.map((line) => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), decodeWords(line.slice(colon + 1).trim())];
  });
  return { headers: Object.fromEntries(headers), body: body.join('\r\n\r\n') };
}

function leafParts(part: Part): readonly Part[] {
  const boundary = /^multipart\/.*boundary="?([^";]+)"?/i.exec(part.headers['content-type'] ?? '')?.[1];
  if (boundary === undefined) return [part];
  const pieces = `\r\n${part.body}`.split(`\r\n--${boundary}`).slice(1, -1);
  return pieces.flatMap((piece) => leafParts(toPart(piece.slice(2))));
}

const typeOf = (headers: Part['headers']): string =>
  (headers['content-type'] ?? 'text/plain').split(';', 1)[0]?.trim() ?? '';

function bytesOf({ headers, body }: Part): Buffer {
  switch (headers['content-transfer-encoding']?.toLowerCase()) {
    case 'base64':
      return Buffer.from(body, 'base64');
    case 'quoted-printable':
      return unquote(body.replace(/=\r\n/g, ''));
    default:
      return Buffer.from(body, 'latin1');
  }
}

const unquote = (text: string): Buffer =>
  Buffer.from(
    text.replace(/=([0-9A-F]{2})/gi, (_match, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
    'latin1',
  );

/** Encoded words: `=?UTF-8?Q?…?=` and `=?UTF-8?B?…?=`. A blank between two of them is dropped. */
const decodeWords = (text: string): string =>
  text
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/((?:=\?utf-8\?[qb]\?[^?]*\?=)+)/gi, (words: string) =>
      Buffer.concat([...words.matchAll(/=\?utf-8\?([qb])\?([^?]*)\?=/gi)].map(decodeWord)).toString('utf8'),
    );

const decodeWord = ([, encoding = '', word = '']: RegExpExecArray): Buffer =>
  encoding.toLowerCase() === 'b' ? Buffer.from(word, 'base64') : unquote(word.replaceAll('_', ' '));
