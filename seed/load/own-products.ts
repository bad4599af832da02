import { readSeed } from '../read/read-seed.ts';

/** Those of these slugs that no product of the demo has. */
export function ownProducts(slugs: readonly string[]): readonly string[] {
  // Reading the demo takes half a second, which the first start of an empty shop is spared.
  if (slugs.length === 0) return [];
  const demo = new Set(readSeed().products.map(({ slug }) => slug));
  return slugs.filter((slug) => !demo.has(slug));
}
