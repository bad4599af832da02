import { ownShop } from '../../../own-shop/own-shop.ts';
import { fill } from '../../messages/template.ts';
import { ShopMissing } from '../../service/open-service.ts';
import type { Context } from '../command.ts';

/** Says which oils are not sold before they have a number of registration. Before the first start there are none. */
export async function checkOils(context: Context): Promise<void> {
  try {
    await noteUnknownCategories(context);
    await listUnregistered(context);
  } catch (error) {
    if (!(error instanceof ShopMissing)) throw error;
  }
}

/** A misspelt category would let its oils be sold unseen. */
async function noteUnknownCategories({ messages, output, call }: Context): Promise<void> {
  const named = ownShop().products?.lubricants ?? [];
  if (named.length === 0) return;
  const { categories } = await call('taxonomies', null);
  const known = new Set(categories.id.map(({ slug }) => slug));
  const unknown = named.filter((slug) => !known.has(slug));
  if (unknown.length > 0) output.note(fill(messages.config.check.unknownCategories, { unknown }));
}

async function listUnregistered({ language, messages, output, call }: Context): Promise<void> {
  const oils = await call('unregisteredOils', language);
  if (oils.length === 0) return;
  output.note(fill(messages.config.check.unregistered, { count: oils.length }));
  output.table(
    [
      { title: messages.config.columns.sku, cell: ({ sku }) => sku },
      { title: messages.config.columns.oil, cell: ({ name }) => name },
    ],
    oils,
  );
}
