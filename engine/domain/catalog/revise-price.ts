import type { Cents } from '../money/money.ts';
import { ok, type Result, refuse } from '../result.ts';
import { checkPrice } from './check-products.ts';
import { isSaleLower, type PriceTag, type SalePrice } from './prices.ts';
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

/** The product with the price of what has this SKU, itself or a variation, as requested. */
export function revisePrice(
  draft: ProductDraft,
  sku: string,
  request: PriceRequest,
): Result<RevisedPrice, PriceRefusal> {
  const before = priceOf(draft, sku);
  if (!before) return refuse({ code: 'PRICED_BY_VARIATIONS', sku });
  const after = requested(before, request);
  if (!after) return refuse({ code: 'NO_SALE', sku });
  const [problem] = checkPrice(after);
  if (problem) return refuse({ code: 'PRICE_INVALID', sku, field: 'field' in problem ? problem.field : 'price' });
  if (!isSaleLower(after.regular, after.sale?.price ?? null)) return refuse({ code: 'SALE_NOT_LOWER', sku });
  return ok({ draft: withPrice(draft, sku, after), before, after });
}

/** Null for what has no price of its own: a variable product, whose variations have them, and a group of others. */
function priceOf(draft: ProductDraft, sku: string): PriceTag | null {
  if (draft.kind === 'grouped') return null;
  if (draft.kind !== 'variable') return draft.price;
  return draft.variations.find((variation) => variation.sku === sku)?.price ?? null;
}

function withPrice(draft: ProductDraft, sku: string, price: PriceTag): ProductDraft {
  if (draft.kind === 'grouped') return draft;
  if (draft.kind !== 'variable') return { ...draft, price };
  return {
    ...draft,
    variations: draft.variations.map((variation) => (variation.sku === sku ? { ...variation, price } : variation)),
  };
}

/** Null when a time is requested for a sale that does not exist. */
function requested({ regular, sale }: PriceTag, request: PriceRequest): PriceTag | null {
  const price = request.sale === undefined ? (sale?.price ?? null) : request.sale;
  if (price === null && (request.from || request.to)) return null;
  return {
    regular: request.regular === undefined ? regular : request.regular,
    sale: price === null ? null : saleAt(price),
  };

  function saleAt(salePrice: Cents): SalePrice {
    const from = request.from === undefined ? (sale?.from ?? null) : request.from;
    const to = request.to === undefined ? (sale?.to ?? null) : request.to;
    return { price: salePrice, from, to };
  }
}
