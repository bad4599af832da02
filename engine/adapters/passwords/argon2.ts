import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import pLimit from 'p-limit';
import type { Passwords } from '#engine/usecases/ports/passwords.ts';

const derive = promisify<'argon2id', Argon2Parameters, Buffer>(argon2);

export interface Cost {
  /** KiB. */
  readonly memory: number;
  readonly passes: number;
  readonly parallelism: number;
}

/** OWASP, Password Storage Cheat Sheet: Argon2id with 19 MiB, two passes and one lane. */
const COST: Cost = { memory: 19_456, passes: 2, parallelism: 1 };

const SALT_BYTES = 16;
const TAG_BYTES = 32;

export interface Limits {
  readonly maxConcurrent: number;
  readonly maxWaiting: number;
}

/**
 * Two at a time leave threads of the pool for files and need 38 MiB however many log in. With 500 waiting the last one
 * waits half a minute; more would only be an attack.
 */
const LIMITS: Limits = { maxConcurrent: 2, maxWaiting: 500 };

/** Argon2id by Node itself, which runs it in the thread pool. Hashes are stored in the PHC string format. */
export function createPasswords(cost: Cost = COST, { maxConcurrent, maxWaiting }: Limits = LIMITS): Passwords {
  const limit = pLimit(maxConcurrent);
  /** No password has it. */
  const nobodys: Stored = { cost, salt: randomBytes(SALT_BYTES), tag: randomBytes(TAG_BYTES) };
  async function tagOf(password: string, salt: Buffer, { memory, passes, parallelism }: Cost): Promise<Buffer> {
    if (limit.activeCount + limit.pendingCount >= maxConcurrent + maxWaiting) {
      throw new Error(`${maxWaiting} passwords are already waiting to be hashed`);
    }
    const message = password.normalize('NFKC');
    return limit(derive, 'argon2id', { message, nonce: salt, memory, passes, parallelism, tagLength: TAG_BYTES });
  }
  return {
    async hash(password) {
      const salt = randomBytes(SALT_BYTES);
      return toPhc({ cost, salt, tag: await tagOf(password, salt, cost) });
    },
    async verify(password, hash) {
      const stored = hash === null ? nobodys : parsePhc(hash);
      if (!stored) return false;
      const tag = await tagOf(password, stored.salt, stored.cost);
      return tag.length === stored.tag.length && timingSafeEqual(tag, stored.tag);
    },
    isOutdated(hash) {
      const stored = parsePhc(hash)?.cost;
      return !stored || stored.memory < cost.memory || stored.passes < cost.passes;
    },
  };
}

interface Stored {
  readonly cost: Cost;
  readonly salt: Buffer;
  readonly tag: Buffer;
}

const base64 = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '');

const toPhc = ({ cost: { memory, passes, parallelism }, salt, tag }: Stored): string =>
  `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(salt)}$${base64(tag)}`;

const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;

function parsePhc(hash: string): Stored | null {
  const [, memory, passes, parallelism, salt, tag] = PHC.exec(hash) ?? [];
  if (!memory || !passes || !parallelism || !salt || !tag) return null;
  return {
    cost: { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) },
    salt: Buffer.from(salt, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  };
}
