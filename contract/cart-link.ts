import { LIMITS } from './limits.ts';
import { ROUTES } from './routes.ts';

/** What a link offers to put into a cart. */
export interface CartLink {
  readonly items: readonly LinkItem[];
  /** Of a coupon or a gift card; null without one. */
  readonly code: string | null;
}

interface LinkItem {
  /** Of a product, or of a variation. */
  readonly sku: string;
  /** Whole pieces, at least 1. */
  readonly quantity: number;
}

const MAX_ITEMS = 20;

const ITEM = /^([\p{L}\p{N}][\p{L}\p{N} ._/+-]{0,63})(?::(\d{1,5}))?$/u;

const CODE = /^[\p{L}\p{N}][\p{L}\p{N}._%+-]{0,59}$/u;

/** Reads `?items=SKU:2,OTHER&code=HEMAT10`. What is malformed is left out; a repeated SKU counts once, with its last quantity. */
export function readCartLink(query: { get(name: string): unknown }): CartLink {
  const textOf = (name: string) => {
    const value = query.get(name);
    return typeof value === 'string' ? value.slice(0, 2000).trim() : '';
  };
  const items = new Map<string, number>();
  for (const item of textOf('items').split(',').slice(0, MAX_ITEMS)) {
    const [, sku, quantity = '1'] = ITEM.exec(item.trim()) ?? [];
    if (sku && Number(quantity) >= 1) items.set(sku.trim(), Math.min(Number(quantity), LIMITS.lineQuantity));
  }
  const code = textOf('code');
  return {
    items: [...items].map(([sku, quantity]) => ({ sku, quantity })),
    code: CODE.test(code) ? code : null,
  };
}

/** As a link writes them: "SKU:2,OTHER:1". */
export const linkItems = (items: readonly LinkItem[]): string =>
  items.map(({ sku, quantity }) => `${sku}:${quantity}`).join(',');

/** Path of the page that offers it, without a language. */
export function cartLinkPath({ items, code }: CartLink): string {
  const query = new URLSearchParams();
  if (items.length > 0) query.set('items', linkItems(items));
  if (code !== null) query.set('code', code);
  return `${ROUTES.cartLink.path}?${query}`.replaceAll('%3A', ':').replaceAll('%2C', ',');
}
