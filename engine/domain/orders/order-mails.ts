import type { Sellable } from '../catalog/sellable.ts';
import type { Mail } from '../mail/mail.ts';
import type { ShopSettings } from '../settings/settings.ts';
import { hasFallenLow, lowStockThreshold } from '../stock/stock.ts';
import type { Order } from './order.ts';

/** Confirms a new order to the buyer and notifies the shop. */
export const orderMails = ({ id, billing, language }: Order, shop: ShopMailSettings): readonly Mail[] => [
  { kind: 'order-received', to: billing.email, language, orderId: id },
  { kind: 'new-order', to: shop.shopEmail, language: shop.shopLanguage, orderId: id },
];

type ShopMailSettings = Pick<ShopSettings, 'shopEmail' | 'shopLanguage' | 'lowStockAmount'>;

interface StockDrop {
  readonly sellable: Sellable;
  readonly before: number;
  readonly left: number;
}

/** Notifies the shop once, when stock falls to its threshold. */
export const lowStockMails = (drops: readonly StockDrop[], shop: ShopMailSettings): readonly Mail[] =>
  drops
    .filter(({ sellable, ...change }) => hasFallenLow(change, lowStockThreshold(sellable.stock, shop.lowStockAmount)))
    .map(({ sellable: { sku, name }, left }) => ({
      kind: 'low-stock',
      to: shop.shopEmail,
      language: shop.shopLanguage,
      sku,
      name,
      left,
    }));
