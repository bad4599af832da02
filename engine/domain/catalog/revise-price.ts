import type { Cents } from '../money/money.ts';
import { ok, type Result, refuse } from '../result.ts';
import { checkPrice } from './check-products.ts';
import type { PriceTag, SalePrice } from './prices.ts';
import type { ProductDraft } from './product-draft.ts';
import type { PriceRefusal } from './refusals.ts';

/** What is left out stays as it is; null takes it away. */
export interface PriceRequest {
  readonly regular?: Cents | null;
  readonly sale?: Cents | null;
  readonly from?: Date | null;
  readonly to?: Date | null;
}

export interface RevisedPrice {
  readonly draft: ProductDraft;
  readonly before: PriceTag;
  readonly after: PriceTag;
}

/** The product with the price of what has this SKU, itself or a variation, as it is wished. */
export function revisePrice(draft: ProductDraft, sku: string, wish: PriceRequest): Result<RevisedPrice, PriceRefusal> {
  const before = priceOf(draft, sku);
  if (!before) return refuse({ code: 'PRICED_BY_VARIATIONS', sku });
  const after = wished(before, wish);
  if (!after) return refuse({ code: 'NO_SALE', sku });
  const [problem] = checkPrice(after);
  if (problem) return refuse({ code: 'PRICE_INVALID', sku, field: 'field' in problem ? problem.field : 'price' });
  if (after.sale && (after.regular === null || after.sale.price >= after.regular)) {
    return refuse({ code: 'SALE_NOT_LOWER', sku });
  }
  return ok({ draft: withPrice(draft, sku, after), before, after });
}

/** Null for a variable product itself: its variations have the prices. */
function priceOf(draft: ProductDraft, sku: string): PriceTag | null {
  if (draft.kind !== 'variable') return draft.price;
  return draft.variations.find((variation) => variation.sku === sku)?.price ?? null;
}

function withPrice(draft: ProductDraft, sku: string, price: PriceTag): ProductDraft {
  if (draft.kind !== 'variable') return { ...draft, price };
  return {
    ...draft,
    variations: draft.variations.map((variation) => (variation.sku === sku ? { ...variation, price } : variation)),
  };
}

/** Null when a time is wished for a sale that there is not. */
function wished({ regular, sale }: PriceTag, wish: PriceRequest): PriceTag | null {
  const price = wish.sale === undefined ? (sale?.price ?? null) : wish.sale;
  if (price === null && (wish.from || wish.to)) return null;
  return { regular: wish.regular === undefined ? regular : wish.regular, sale: price === null ? null : on(price) };

  function on(wishedPrice: Cents): SalePrice {
    const from = wish.from === undefined ? (sale?.from ?? null) : wish.from;
    const to = wish.to === undefined ? (sale?.to ?? null) : wish.to;
    return { price: wishedPrice, from, to };
  }
}
