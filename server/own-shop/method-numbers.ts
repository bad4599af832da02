import { createHash } from 'node:crypto';

/**
 * Numbers of delivery methods by what shoppers read of them, six digits each. The file may list methods in another order, or
 * lose one, while carts hold the others. Of several that read the same, the later ones take the next free numbers.
 */
export function createMethodNumbers(): (read: unknown) => number {
  const taken = new Set<number>();
  return (read) => {
    const digest = createHash('sha256').update(JSON.stringify(read)).digest();
    let number = 100_000 + (digest.readUInt32BE() % 900_000);
    while (taken.has(number)) number += 1;
    taken.add(number);
    return number;
  };
}
