import type { ProductSummary } from './product.ts';

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * The name with its kind, which people search for: `Lunas Turbo – Aditif Bahan Bakar`. What name and kind share is said
 * once: `Syn-Formula – Oli Sintetik`.
 */
export function productTitle({ name, categories }: Pick<ProductSummary, 'name' | 'categories'>): string {
  const kind = categories[0]?.name ?? '';
  const [inName, inKind] = [wordsOf(name), wordsOf(kind)];
  if (inKind.every((word) => inName.includes(word))) return name;
  return `${name} – ${inName.every((word) => inKind.includes(word)) ? without(kind, inName) : kind}`;
}

function without(kind: string, said: readonly string[]): string {
  const rest = kind.split(' ').filter((word) => !wordsOf(word).every((part) => said.includes(part)));
  const text = rest.join(' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
