import type { Command } from 'commander';
import { z } from 'zod';
import type { Product } from '#engine/domain/catalog/product.ts';
import { priceNow, stockOf } from '../../output/product-words.ts';
import { fill } from '../../texts/fill.ts';
import { type Context, define } from '../command.ts';

const LIMIT = 50;

export function addList(parent: Command, context: Context): void {
  const { texts, output, ask, language } = context;
  const help = texts.products.list;
  const { columns, words } = texts.products;
  const now = new Date();
  define(parent, context, {
    usage: 'list [search]',
    help,
    flags: ['--status <status>', '--category <slug>', '--limit <number>', '--json'],
    input: z.object({
      search: z.string().max(200).optional(),
      status: z.enum(['published', 'draft', 'private']).optional(),
      category: z.string().optional(),
      limit: z.coerce.number().int().min(1).max(10_000).default(LIMIT),
      json: z.boolean().optional(),
    }),
    async act({ search, status, category, limit, json }) {
      const { rows, total } = await ask('findProducts', {
        ...{ language, limit },
        ...(search !== undefined && { search }),
        ...(status !== undefined && { status }),
        ...(category !== undefined && { category }),
      });
      if (json) return output.json({ total, products: rows });
      output.table<Product>(
        [
          { title: columns.id, align: 'right', cell: ({ id }) => String(id) },
          { title: columns.sku, cell: ({ sku }) => sku },
          { title: columns.name, cell: ({ name }) => name },
          { title: columns.kind, cell: ({ kind }) => words[kind] },
          { title: columns.status, cell: (product) => words[product.status] },
          { title: columns.price, align: 'right', cell: (product) => priceNow(product, context, now) },
          { title: columns.stock, align: 'right', cell: (product) => stockOf(product, context) },
        ],
        rows,
      );
      output.note(fill(help.total, { shown: rows.length, total }));
    },
  });
}
