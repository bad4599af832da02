import type { Product, Variation } from '#engine/domain/catalog/product.ts';
import type { Language, Translated } from '#engine/domain/language.ts';
import type { Mail } from '#engine/domain/mail/mail.ts';
import { isAvailable, type StockAlert } from '#engine/domain/stock/stock-alert.ts';
import type { AbortSignalLike } from '../ports/abort-signal.ts';
import type { Needs } from '../ports/ports.ts';
import type { AwaitedStock } from '../ports/stock-alerts.ts';
import { stockAlertSignature } from './request-stock-alert.ts';

const BATCH_SIZE = 100;

/**
 * Sends one email for each alert whose product can be bought again, and returns how many. Safe in parallel and after a crash:
 * an alert is marked and its email queued in the same transaction.
 */
export async function notifyBackInStock(needs: Needs, closing?: AbortSignalLike): Promise<number> {
  const awaited = await needs.stockAlerts.awaited();
  if (awaited.length === 0) return 0;
  const names = await namesByLanguage(needs, awaited);
  let notified = 0;
  for (const target of awaited) {
    if (closing?.aborted) break;
    const product = names.id.get(target.productId);
    if (product && isAvailable(product, target.variationId)) notified += await notify(needs, target, names);
  }
  return notified;
}

type Products = ReadonlyMap<number, Product>;

async function namesByLanguage({ catalog }: Needs, awaited: readonly AwaitedStock[]): Promise<Translated<Products>> {
  const ids = [...new Set(awaited.map(({ productId }) => productId))];
  const read = async (language: Language): Promise<Products> => {
    const products = await catalog.productsByIds(ids, language);
    return new Map(products.map((product) => [product.id, product]));
  };
  const [id, en] = await Promise.all([read('id'), read('en')]);
  return { id, en };
}

async function notify(needs: Needs, target: AwaitedStock, names: Translated<Products>): Promise<number> {
  let notified = 0;
  for (let taken = BATCH_SIZE; taken === BATCH_SIZE; notified += taken) {
    taken = await needs.unitOfWork(async ({ stockAlerts, outbox }) => {
      const alerts = await stockAlerts.take(target, { at: needs.now(), limit: BATCH_SIZE });
      const mails = alerts.map((alert) => mailOf(needs, alert, names[alert.language].get(alert.productId)));
      await outbox.add(...mails.filter((mail) => mail !== null));
      return alerts.length;
    });
  }
  return notified;
}

function mailOf(needs: Needs, { id, email, language, variationId }: StockAlert, product?: Product): Mail | null {
  if (!product) return null;
  const variation = product.kind === 'variable' ? product.variations.find((one) => one.id === variationId) : undefined;
  return {
    kind: 'back-in-stock',
    to: email,
    language,
    name: variation?.name ?? product.name,
    slug: product.slug,
    choices: variation ? choicesOf(variation) : {},
    alertId: id,
    signature: stockAlertSignature(needs, id),
  };
}

const choicesOf = ({ choices }: Variation): Readonly<Record<string, string>> =>
  Object.fromEntries(choices.filter(({ value }) => value !== '').map(({ attribute, value }) => [attribute, value]));
