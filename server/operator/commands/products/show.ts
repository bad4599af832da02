import type { Command } from 'commander';
import { z } from 'zod';
import type { ProductDraft, VariationDraft } from '#engine/domain/catalog/product-draft.ts';
import { priceWords, stockWords } from '../../output/product-words.ts';
import { fill } from '../../texts/fill.ts';
import { type Context, define, Refused } from '../command.ts';

export function addShow(parent: Command, context: Context): void {
  const { texts, output, ask, language } = context;
  define(parent, context, {
    usage: 'show <sku>',
    help: texts.products.show,
    flags: ['--json'],
    input: z.object({ sku: z.string(), json: z.boolean().optional() }),
    async act({ sku, json }) {
      const [found] = await ask('productDrafts', { skus: [sku] });
      if (!found) throw new Refused(fill(texts.refusals.SKU_UNKNOWN, { sku }));
      const { id, draft, variationIds } = found;
      if (json) return output.json({ id, ...draft, variationIds: Object.fromEntries(variationIds) });
      const { columns } = texts.products;
      output.print(`${draft.text[language].name}  (${draft.slug})`);
      for (const [title, value] of factsOf(draft, id, context)) output.print(`${title}: ${value}`);
      if (draft.kind !== 'variable') return;
      output.print('');
      output.table<VariationDraft>(
        [
          { title: columns.id, align: 'right', cell: (one) => String(variationIds.get(one.sku) ?? '') },
          { title: columns.sku, cell: (one) => one.sku },
          { title: columns.name, cell: ({ choices }) => Object.values(choices).join(', ') },
          { title: columns.price, cell: ({ price }) => priceWords(price, context) },
          { title: columns.stock, align: 'right', cell: ({ stock }) => stockWords(stock, context) },
        ],
        draft.variations,
      );
    },
  });
}

function factsOf(draft: ProductDraft, id: number, context: Context): readonly (readonly [string, string])[] {
  const { columns, words } = context.texts.products;
  const own = draft.kind === 'variable' ? null : draft.price;
  const stock = draft.kind === 'simple' ? draft.stock : null;
  const facts: readonly (readonly [string, string])[] = [
    [columns.id, String(id)],
    [columns.sku, draft.sku],
    [columns.kind, words[draft.kind]],
    [columns.status, words[draft.status]],
    [columns.categories, draft.categories.join(', ')],
    [columns.price, own ? priceWords(own, context) : ''],
    [columns.stock, stock ? stockWords(stock, context) : ''],
  ];
  return facts.filter(([, value]) => value !== '');
}
