import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import type { Passwords } from '#engine/usecases/ports/passwords.ts';
import { createTurns } from './turns.ts';

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

/**
 * Two at once leave threads of the pool for files and keep to 38 MiB however many log in. When so many wait that the
 * last would wait for half a minute, more of them would only be an attack.
 */
const LIMITS = { atOnce: 2, waiting: 500 };

/** Argon2id by Node itself, which runs it in the thread pool. Stored in the PHC string format. */
export function createPasswords(cost: Cost = COST): Passwords {
  const inTurn = createTurns(LIMITS);
  const tagOf = (password: string, salt: Buffer, { memory, passes, parallelism }: Cost) =>
    inTurn(() =>
      derive('argon2id', {
        message: password.normalize('NFKC'),
        nonce: salt,
        memory,
        passes,
        parallelism,
        tagLength: TAG_BYTES,
      }),
    );
  return {
    async hash(password) {
      const salt = randomBytes(SALT_BYTES);
      return print({ cost, salt, tag: await tagOf(password, salt, cost) });
    },
    async verify(password, hash) {
      const stored = read(hash);
      if (!stored) return false;
      const tag = await tagOf(password, stored.salt, stored.cost);
      return tag.length === stored.tag.length && timingSafeEqual(tag, stored.tag);
    },
    isOutdated(hash) {
      const stored = read(hash)?.cost;
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

const print = ({ cost: { memory, passes, parallelism }, salt, tag }: Stored): string =>
  `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(salt)}$${base64(tag)}`;

const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;

function read(hash: string): Stored | null {
  const [, memory, passes, parallelism, salt, tag] = PHC.exec(hash) ?? [];
  if (!memory || !passes || !parallelism || !salt || !tag) return null;
  return {
    cost: { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) },
    salt: Buffer.from(salt, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  };
}
