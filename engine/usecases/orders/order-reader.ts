import type { Language } from '#engine/domain/language.ts';
import type { Order } from '#engine/domain/orders/order.ts';
import { withReadableLines } from '#engine/domain/orders/readable-lines.ts';
import { withTitlesIn } from '#engine/domain/orders/titles.ts';
import type { Needs } from '../ports/ports.ts';

type Sources = Pick<Needs, 'catalog' | 'gateways' | 'settings'>;

/** Turns each of these orders into how a reader of the language reads it: products, options, payment, delivery and taxes. */
export async function orderReader(
  sources: Sources,
  orders: readonly Order[],
  language: Language,
): Promise<(order: Order) => Order> {
  const ids = [...new Set(orders.flatMap(({ lines }) => lines.map(({ productId }) => productId)))];
  const found = await sources.catalog.productsByIds(ids, language);
  const products = new Map(found.map((product) => [product.id, product]));
  return (order) => withTitlesIn(withReadableLines(order, { language, products }), { ...sources, language });
}
