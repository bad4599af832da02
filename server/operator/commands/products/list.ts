import type { Command } from 'commander';
import { z } from 'zod';
import { priceNow, stockOf } from '../../output/product-words.ts';
import type { Context } from '../command.ts';
import { fieldsOf } from '../fields.ts';
import { defineList } from '../list-command.ts';

export function addList(parent: Command, context: Context): void {
  const { texts, ask, language } = context;
  const { columns, words, list: help } = texts.products;
  const now = new Date();
  defineList(parent, context, {
    usage: 'list [search]',
    help,
    flags: ['--status <status>', '--category <slug>', '--limit <number>'],
    input: z.object({
      search: z.string().max(200).optional(),
      status: z.enum(['published', 'draft', 'private']).optional(),
      category: z.string().optional(),
      limit: fieldsOf(texts).limit,
    }),
    find: ({ search, status, category, limit }) =>
      ask('findProducts', {
        ...{ language, limit },
        ...(search !== undefined && { search }),
        ...(status !== undefined && { status }),
        ...(category !== undefined && { category }),
      }),
    name: 'products',
    columns: [
      { title: columns.id, align: 'right', cell: ({ id }) => String(id) },
      { title: columns.sku, cell: ({ sku }) => sku },
      { title: columns.name, cell: ({ name }) => name },
      { title: columns.kind, cell: ({ kind }) => words[kind] },
      { title: columns.status, cell: (product) => words[product.status] },
      { title: columns.price, align: 'right', cell: (product) => priceNow(product, context, now) },
      { title: columns.stock, align: 'right', cell: (product) => stockOf(product, context) },
    ],
  });
}
