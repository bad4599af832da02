import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

export type Encoding = 'br' | 'gzip' | 'identity';

interface Effort {
  readonly brotli: number;
  readonly gzip: number;
}

/** Compressed once for many requests. */
const CACHED_PAGE_EFFORT: Effort = { brotli: 5, gzip: 6 };
/** Compressed once per build. */
export const BUILD_EFFORT: Effort = { brotli: constants.BROTLI_MAX_QUALITY, gzip: 9 };
/** Compressed for one response. */
const ONE_RESPONSE_EFFORT: Effort = { brotli: 4, gzip: 4 };

export function encode(identity: Buffer, encoding: Encoding, effort: Effort = ONE_RESPONSE_EFFORT): Promise<Buffer> {
  if (encoding === 'identity') return Promise.resolve(identity);
  if (encoding === 'gzip') return gzipped(identity, { level: effort.gzip });
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
  return brotli(identity, {
    params: { [BROTLI_PARAM_QUALITY]: effort.brotli, [BROTLI_PARAM_SIZE_HINT]: identity.length },
  });
}

/** The bytes of a page or file, in any encoding a browser may ask for. */
export interface Body {
  readonly identity: Buffer;
  /** A promise only at the first request; identity where there is no such copy. */
  in(encoding: Encoding): Buffer | Promise<Buffer>;
}

/** Compressed at the first request in an encoding, and reused. */
export function bodyOnDemand(identity: Buffer): Body {
  const copies = new Map<Encoding, Buffer | Promise<Buffer>>([['identity', identity]]);
  return {
    identity,
    in(encoding) {
      const existing = copies.get(encoding);
      if (existing) return existing;
      const making = encode(identity, encoding, CACHED_PAGE_EFFORT).then((copy) => {
        copies.set(encoding, copy);
        return copy;
      });
      copies.set(encoding, making);
      return making;
    },
  };
}

/** With copies that exist already. */
export const readyBody = (identity: Buffer, copies: Partial<Record<Encoding, Buffer>>): Body => ({
  identity,
  in: (encoding) => copies[encoding] ?? identity,
});

/** What names an encoding, and what refuses it. */
const CODINGS = [
  { encoding: 'br', named: /\bbr\b/, refused: /\bbr\s*;\s*q=0(\.0*)?(\s*,|\s*$)/ },
  { encoding: 'gzip', named: /\bgzip\b/, refused: /\bgzip\s*;\s*q=0(\.0*)?(\s*,|\s*$)/ },
] as const;

/** The best encoding for an `Accept-Encoding` header; `q=0` refuses one. */
export function chooseEncoding(header: string | undefined): Encoding {
  if (!header) return 'identity';
  return CODINGS.find(({ named, refused }) => named.test(header) && !refused.test(header))?.encoding ?? 'identity';
}
