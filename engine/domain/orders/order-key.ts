export const ORDER_KEY_LENGTH = 13;

export const orderKey = (random: string): string => `wc_order_${random}`;

/** Takes the same time wherever the texts differ, so that a key cannot be guessed letter by letter. */
export function isSameKey(one: string, other: string): boolean {
  let difference = one.length ^ other.length;
  for (let place = 0; place < one.length; place += 1) {
    difference |= one.charCodeAt(place) ^ other.charCodeAt(place % Math.max(other.length, 1));
  }
  return difference === 0;
}
