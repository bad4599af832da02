import type { Command } from 'commander';
import { z } from 'zod';
import { cartLinkPath, readCartLink } from '#contract/cart-link.ts';
import type { ProductDraft } from '#engine/domain/catalog/product-draft.ts';
import { fill } from '../../messages/template.ts';
import { CommandRefused, type Context, defineCommand, UsageError, valueOrThrow } from '../command.ts';

/** Prints a link that offers items and a code to whoever opens it, after checking that the shop has them. */
export function addCartLink(program: Command, context: Context): void {
  const { messages, output, call, config } = context;
  const help = messages.cartLink;
  defineCommand(program, context, {
    usage: 'cart-link <items...>',
    help,
    flags: ['--code <code>'],
    input: z.object({ items: z.array(z.string()), code: z.string().optional() }),
    async run({ items, code = '' }) {
      const link = readCartLink(
        new Map([
          ['items', items.join(',')],
          ['code', code],
        ]),
      );
      if (link.items.length < items.length || (code !== '' && link.code === null)) throw new UsageError(help.malformed);
      const skus = link.items.map(({ sku }) => sku);
      const sold = new Set((await call('productDrafts', { skus })).flatMap(({ draft }) => sellableSkus(draft)));
      const unknown = skus.filter((sku) => !sold.has(sku));
      if (unknown.length > 0) throw new CommandRefused(fill(help.notSold, { skus: unknown.join(', ') }));
      if (link.code !== null) valueOrThrow(context, await call('showCoupon', link.code));
      const { baseUrl, port } = config();
      output.print((baseUrl ?? `http://localhost:${port}`) + cartLinkPath(link));
    },
  });
}

/** What can be put into a cart: a variable product is sold as its variations. */
const sellableSkus = (draft: ProductDraft): readonly string[] => {
  if (draft.status !== 'published') return [];
  return draft.kind === 'variable' ? draft.variations.map(({ sku }) => sku) : [draft.sku];
};
