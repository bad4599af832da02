import { readSeed } from '../read/read-seed.ts';

/** Those of these slugs that no product of the demo has. */
export function ownProducts(slugs: readonly string[]): readonly string[] {
  const demo = new Set(readSeed().products.map(({ slug }) => slug));
  return slugs.filter((slug) => !demo.has(slug));
}
