import type { Command } from 'commander';
import { z } from 'zod';
import type { ProductDraft, VariationDraft } from '#engine/domain/catalog/product-draft.ts';
import { stockStatus } from '#engine/domain/stock/stock.ts';
import { fill } from '../../messages/template.ts';
import { formatCurrentPrice, formatPrice, formatProductStock, formatStock } from '../../output/format.ts';
import { CommandRefused, type Context, defineCommand, fieldsOf } from '../command.ts';
import { writeBytes } from '../files.ts';
import { defineList } from '../list-command.ts';
import { addProductEditing } from './edit-product.ts';
import { addImport } from './import-products.ts';
import { addProductKeeping } from './keep-products.ts';
import { addPrice, addStock } from './product-changes.ts';

export function addProducts(program: Command, context: Context): void {
  const products = program.command('products').description(context.messages.products.purpose);
  for (const add of [
    addList,
    addShow,
    addProductEditing,
    addProductKeeping,
    addStock,
    addLowStock,
    addPrice,
    addExport,
    addImport,
  ])
    add(products, context);
}

function addList(parent: Command, context: Context): void {
  const { messages, call, language } = context;
  const { columns, words, list: help } = messages.products;
  const now = new Date();
  defineList(parent, context, {
    usage: 'list [search]',
    help,
    flags: ['--status <status>', '--category <slug>', '--limit <number>'],
    input: z.object({
      search: z.string().max(200).optional(),
      status: z.enum(['published', 'draft', 'private']).optional(),
      category: z.string().optional(),
      limit: fieldsOf(messages).limit,
    }),
    find: ({ search, status, category, limit }) =>
      call('findProducts', {
        language,
        limit,
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
      { title: columns.price, align: 'right', cell: (product) => formatCurrentPrice(product, context, now) },
      { title: columns.stock, align: 'right', cell: (product) => formatProductStock(product, context) },
    ],
  });
}

function addLowStock(parent: Command, context: Context): void {
  const { messages, call, language } = context;
  const { columns, words, 'low-stock': help } = messages.products;
  defineList(parent, context, {
    usage: 'low-stock',
    help,
    flags: ['--limit <number>'],
    input: z.object({ limit: fieldsOf(messages).limit }),
    find: ({ limit }) => call('lowStock', { language, limit }),
    name: 'lowStock',
    columns: [
      { title: columns.sku, cell: ({ sku }) => sku },
      { title: columns.name, cell: ({ name }) => name },
      { title: columns.stock, align: 'right', cell: ({ onHand }) => String(onHand) },
      { title: help.columns.lowAmount, align: 'right', cell: ({ lowAmount }) => String(lowAmount) },
      { title: columns.status, cell: (stock) => words[stockStatus({ ...stock, kind: 'managed' })] },
    ],
  });
}

function addShow(parent: Command, context: Context): void {
  const { messages, output, call, language } = context;
  defineCommand(parent, context, {
    usage: 'show <sku>',
    help: messages.products.show,
    flags: ['--json'],
    input: z.object({ sku: z.string(), json: z.boolean().optional() }),
    async run({ sku, json }) {
      const [found] = await call('productDrafts', { skus: [sku] });
      if (!found) throw new CommandRefused(fill(messages.refusals.SKU_UNKNOWN, { sku }));
      const { id, draft, variationIds } = found;
      if (json) return output.json({ id, ...draft, variationIds: Object.fromEntries(variationIds) });
      const { columns } = messages.products;
      output.print(`${draft.text[language].name}  (${draft.slug})`);
      for (const [title, value] of factsOf(draft, id, context)) output.print(`${title}: ${value}`);
      if (draft.kind !== 'variable') return;
      output.print('');
      output.table<VariationDraft>(
        [
          { title: columns.id, align: 'right', cell: (one) => String(variationIds.get(one.sku) ?? '') },
          { title: columns.sku, cell: (one) => one.sku },
          { title: columns.name, cell: ({ choices }) => Object.values(choices).join(', ') },
          { title: columns.price, cell: ({ price }) => formatPrice(price, context) },
          { title: columns.stock, align: 'right', cell: ({ stock }) => formatStock(stock, context) },
        ],
        draft.variations,
      );
    },
  });
}

function factsOf(draft: ProductDraft, id: number, context: Context): readonly (readonly [string, string])[] {
  const { columns, words } = context.messages.products;
  const own = 'price' in draft ? draft.price : null;
  const stock = draft.kind === 'simple' ? draft.stock : null;
  const facts: readonly (readonly [string, string])[] = [
    [columns.id, String(id)],
    [columns.sku, draft.sku],
    [columns.kind, words[draft.kind]],
    [columns.status, words[draft.status]],
    [columns.categories, draft.categories.join(', ')],
    [columns.price, own ? formatPrice(own, context) : ''],
    [columns.stock, stock ? formatStock(stock, context) : ''],
    [columns.parts, draft.kind === 'grouped' ? draft.parts.join(', ') : ''],
  ];
  return facts.filter(([, value]) => value !== '');
}

function addExport(parent: Command, context: Context): void {
  const { messages, output, call } = context;
  const help = messages.products.export;
  defineCommand(parent, context, {
    usage: 'export [file]',
    help,
    flags: ['--semicolons', '--force'],
    input: z.object({
      file: z.string().optional(),
      semicolons: z.boolean().default(false),
      force: z.boolean().default(false),
    }),
    async run({ file, semicolons, force }) {
      const csv = await call('exportCsv', { semicolons });
      if (file === undefined || file === '-') return output.write(csv);
      await writeBytes({ file, bytes: csv, force }, messages);
      output.note(fill(help.done, { file }));
    },
  });
}
