import { ok, type Result, refuse } from '../result.ts';
import type { ProfileRefusal } from './refusals.ts';

const MOST_KEYS = 20;
const LONGEST_KEY = 50;
/** A wishlist of some hundred products is 4,000 characters. */
const LONGEST_VALUE = 8000;

/** Letters, digits, `_` and `-`; one that begins with an underscore is the shop's own and not for clients to set. */
const KEY = /^[A-Za-z0-9][A-Za-z0-9_-]*$/;

/** Words that stand for rights or money in WordPress: nothing a client may write, here or on what reads these data. */
const RESERVED = /^(wp_|woocommerce_|paying_customer$|capabilities$|role|session_tokens$|user_level$|shop_)/i;

type Meta = Readonly<Record<string, string>>;

/** What a client keeps with the account, such as the wishlist. An empty text removes a key. */
export function changeMeta(meta: Meta, given: readonly (readonly [string, string])[]): Result<Meta, ProfileRefusal> {
  const changed = new Map(Object.entries(meta));
  for (const [key, value] of given) {
    if (key.length > LONGEST_KEY || !KEY.test(key) || RESERVED.test(key)) continue;
    if (value.length > LONGEST_VALUE) return refuse({ code: 'META_TOO_MUCH', limit: LONGEST_VALUE });
    if (value === '') changed.delete(key);
    else changed.set(key, value);
  }
  if (changed.size > MOST_KEYS) return refuse({ code: 'META_TOO_MUCH', limit: MOST_KEYS });
  return ok(Object.fromEntries(changed));
}
