import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

export type Encoding = 'br' | 'gzip' | 'identity';

/** One body in each encoding a browser may ask for. */
export type EncodedBody = Readonly<Record<Encoding, Buffer>>;

interface Effort {
  readonly brotli: number;
  readonly gzip: number;
}

/** Done once and kept: a page that many will get. */
export const KEPT: Effort = { brotli: 6, gzip: 6 };
/** Done once per build: files that never change. */
export const FOREVER: Effort = { brotli: constants.BROTLI_MAX_QUALITY, gzip: 9 };

export async function encodeBody(identity: Buffer, effort: Effort): Promise<EncodedBody> {
  const [br, gz] = await Promise.all([
    brotli(identity, {
      params: { [constants.BROTLI_PARAM_QUALITY]: effort.brotli, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length },
    }),
    gzipped(identity, { level: effort.gzip }),
  ]);
  return { br, gzip: gz, identity };
}

/** A personal page, compressed for this one answer. */
export const encodeOnce = (identity: Buffer, encoding: Encoding): Promise<Buffer> => {
  if (encoding === 'br') return brotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
  if (encoding === 'gzip') return gzipped(identity, { level: 4 });
  return Promise.resolve(identity);
};

/** The best encoding for an `Accept-Encoding` header; `q=0` refuses one. */
export function chooseEncoding(header: string | undefined): Encoding {
  if (!header) return 'identity';
  const refused = (name: string) => new RegExp(`\\b${name}\\s*;\\s*q=0(\\.0*)?(\\s*,|\\s*$)`).test(header);
  if (/\bbr\b/.test(header) && !refused('br')) return 'br';
  if (/\bgzip\b/.test(header) && !refused('gzip')) return 'gzip';
  return 'identity';
}
