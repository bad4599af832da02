import type { Command } from 'commander';
import { z } from 'zod';
import { isSaleLower } from '#engine/domain/catalog/prices.ts';
import { LANGUAGES } from '#engine/domain/language.ts';
import { readMoney } from '#engine/domain/money/read-money.ts';
import { MONEY_WRITING } from '../../../settings/shop-settings.ts';
import { joinList, META } from '../../csv/cells.ts';
import { customFieldTitle } from '../../csv/columns.ts';
import { fill } from '../../messages/template.ts';
import { CommandRefused, type Context, defineCommand } from '../command.ts';
import { printRevised, reviseRows } from './revise-products.ts';

/** Option → title of the column that it fills. */
const COLUMNS = {
  name: 'Name',
  type: 'Type',
  regular: 'Regular price',
  sale: 'Sale price',
  stock: 'Stock',
  weight: 'Weight (kg)',
  categories: 'Categories',
  tags: 'Tags',
  shortDescription: 'Short description',
  description: 'Description',
  pictures: 'Images',
  npt: customFieldTitle('oil_npt'),
  sni: customFieldTitle('oil_sni'),
} as const;

const FLAGS = [
  '--name <text>',
  '--other-name <text>',
  '--type <type>',
  '--regular <price>',
  '--sale <price>',
  '--stock <pieces>',
  '--weight <kilograms>',
  '--categories <names>',
  '--tags <names>',
  '--short-description <text>',
  '--description <text>',
  '--pictures <files>',
  '--status <status>',
  '--npt <number>',
  '--sni <number>',
  '--set <cells...>',
  '--create-terms',
  '--json',
];

const STATUSES = { published: '1', private: '0', draft: '-1' } as const;

/** Of two languages one is the other one; which, the shop knows. */
const OTHER_NAMES = LANGUAGES.map((language) => `${META}_name_${language}`);

const text = z.string().optional();
/** It stands in one row of a table. */
const number = z.string().trim().max(200).optional();
const inputOf = ({ messages }: Context) =>
  z.object({
    sku: z.string().min(1),
    name: text,
    otherName: text,
    type: text,
    regular: text,
    sale: text,
    // A sign adds or takes away in `products stock`; here the pieces are what there is.
    stock: z
      .string()
      .regex(/^\s*[^\s+-]|^\s*$/, messages.catalog.signedStock)
      .optional(),
    weight: text,
    categories: text,
    tags: text,
    shortDescription: text,
    description: text,
    pictures: text,
    npt: number,
    sni: number,
    status: z.enum(['published', 'private', 'draft']).optional(),
    set: z.array(z.string().regex(/^[^=]+=/, messages.catalog.wrongCell)).default([]),
    createTerms: z.boolean().default(false),
    json: z.boolean().default(false),
  });

type Options = z.infer<ReturnType<typeof inputOf>>;

function cellsOf({ sku, otherName, status, set, ...options }: Options): Readonly<Record<string, string>> {
  const named = Object.entries(COLUMNS).flatMap(([option, title]) => {
    const cell = options[option as keyof typeof COLUMNS];
    return cell === undefined ? [] : [[title, cell] as const];
  });
  const cells = set.map(
    (pair) => [pair.slice(0, pair.indexOf('=')).trim(), pair.slice(pair.indexOf('=') + 1)] as const,
  );
  return {
    ...(options.type === 'variable' && optionsIn(cells)),
    ...Object.fromEntries([...named, ...cells]),
    ...(otherName !== undefined && Object.fromEntries(OTHER_NAMES.map((title) => [title, otherName]))),
    ...(status && { Published: STATUSES[status] }),
    SKU: sku,
  };
}

/** What a variable product has no variation of yet is chosen by all its attributes. */
function optionsIn(cells: readonly (readonly [title: string, cell: string])[]): Readonly<Record<string, string>> {
  const names = cells.filter(([title]) => /^Attribute \d+ name$/i.test(title)).map(([, name]) => name);
  return names.length > 0 ? { [`${META}_variation_attributes`]: joinList(names) } : {};
}

/** True for a new product's sale that is none. What is no amount at all, the import of the row reports. */
function hasNoLowerSale({ regular, sale }: Options): boolean {
  const [regularPrice, salePrice] = [regular, sale].map((text) => readMoney(text ?? '', MONEY_WRITING));
  if (salePrice?.kind !== 'clear') return false;
  return !regular || (regularPrice?.kind === 'clear' && !isSaleLower(regularPrice.amount, salePrice.amount));
}

/** `products add` and `products edit`: what a file of one row would do. */
export function addProductEditing(parent: Command, context: Context): void {
  const { messages, call } = context;
  for (const kind of ['add', 'edit'] as const)
    defineCommand(parent, context, {
      usage: `${kind} <sku>`,
      help: messages.catalog[kind],
      flags: FLAGS,
      input: inputOf(context),
      async run(options) {
        const { sku, createTerms, json } = options;
        const isThere = (await call('productDrafts', { skus: [sku] })).length > 0;
        if (isThere !== (kind === 'edit')) {
          const { SKU_UNKNOWN } = messages.refusals;
          throw new CommandRefused(fill(isThere ? messages.catalog.skuTaken : SKU_UNKNOWN, { sku }));
        }
        if (!isThere && hasNoLowerSale(options))
          throw new CommandRefused(fill(messages.refusals.SALE_NOT_LOWER, { sku }));
        const revised = await reviseRows(
          { rows: [cellsOf(options)], optional: OTHER_NAMES, createsTerms: createTerms },
          context,
        );
        printRevised(revised, json, context);
      },
    });
}
