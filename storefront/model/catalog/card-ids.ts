import { LIMITS } from '#contract/limits.ts';

/** Ids of products in an address, `?ids=12.7`: each once, no more than a browser remembers. */
export const parseCardIds = (parameters: URLSearchParams): readonly number[] =>
  [...new Set((parameters.get('ids') ?? '').split('.'))]
    .filter((id) => /^[1-9]\d{0,14}$/.test(id))
    .map(Number)
    .slice(0, LIMITS.recentProducts);

/** `''` or `?ids=12.7`. */
export const printCardIds = (ids: readonly number[]): string => (ids.length > 0 ? `?ids=${ids.join('.')}` : '');
