import { createHash } from 'node:crypto';
import type { Body } from './compress.ts';

/** A rendered page as bytes, ready to be sent. */
export interface ReadyPage {
  readonly status: number;
  /** Without Content-Encoding, Content-Length and ETag: they depend on the encoding. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Body;
  readonly etag: string;
  /** What the page shows; a change of any of them makes it wrong. */
  readonly tags: readonly string[];
}

export const etagOf = (body: Buffer): string => createHash('sha256').update(body).digest('base64url').slice(0, 22);

/** Bytes of what stands around a body in memory: its headers with the content policy, its address, the entry itself. */
const FRAME_BYTES = 4096;

/** Memory it takes at most: both compressed copies of a page together stay below half of it. */
export const sizeOf = ({ body }: ReadyPage): number => FRAME_BYTES + Math.ceil(body.identity.length * 1.5);
