import { isEmail } from '../addresses/check-address.ts';
import type { Product } from '../catalog/product.ts';
import { isProductPurchasable } from '../catalog/sellable.ts';
import type { Language } from '../language.ts';
import type { RateLimitRefusal } from '../rate-limits/attempt-limits.ts';
import { ok, type Result, refuse } from '../result.ts';
import { isInStock, productStockStatus, variationStock } from './stock.ts';

/** Somebody who wants to know when a sold-out product, or one variation of it, can be bought again. */
export interface StockAlert {
  readonly id: number;
  readonly productId: number;
  /** Null: whichever variation comes back. */
  readonly variationId: number | null;
  /** Who was logged in when asking. Null for a guest. */
  readonly customerId: number | null;
  readonly email: string;
  readonly language: Language;
  readonly requestedAt: Date;
}

export type NewStockAlert = Omit<StockAlert, 'id'>;

export type StockAlertRequest = Pick<StockAlert, 'productId' | 'variationId' | 'email'>;

export type StockAlertRefusal =
  | { readonly code: 'PRODUCT_UNKNOWN'; readonly id: number }
  | { readonly code: 'ACCOUNT_EMAIL_INVALID' }
  /** It can be bought now. */
  | { readonly code: 'STOCK_ALERT_NEEDLESS' }
  /** The link that ends alerts was not made by this shop. */
  | { readonly code: 'STOCK_ALERT_LINK_INVALID' }
  | RateLimitRefusal;

/** Null when the product has no such variation, or nobody can buy it whatever its stock. */
export function isAvailable(product: Product, variationId: number | null): boolean | null {
  if (!isProductPurchasable(product)) return null;
  if (variationId === null) return productStockStatus(product) !== 'out-of-stock';
  if (product.kind !== 'variable') return null;
  const variation = product.variations.find(({ id, published }) => id === variationId && published);
  return variation ? isInStock(variationStock(product, variation)) : null;
}

interface Facts {
  /** Null when there is no such product, or it is not public. */
  readonly product: Product | null;
  /** Null for a guest. */
  readonly customerId: number | null;
  readonly language: Language;
  readonly now: Date;
}

/** The answer does not depend on whether the email address is known to the shop. */
export function decideStockAlert(
  request: StockAlertRequest,
  { product, customerId, language, now }: Facts,
): Result<NewStockAlert, StockAlertRefusal> {
  const { productId, variationId } = request;
  // In one spelling, so that a link ends the alerts of every spelling, and none of them gets a second email.
  const email = request.email.trim().normalize('NFKC');
  if (!isEmail(email)) return refuse({ code: 'ACCOUNT_EMAIL_INVALID' });
  const available = product && isAvailable(product, variationId);
  if (available === null) return refuse({ code: 'PRODUCT_UNKNOWN', id: variationId ?? productId });
  if (available) return refuse({ code: 'STOCK_ALERT_NEEDLESS' });
  return ok({ productId, variationId, customerId, email, language, requestedAt: now });
}
