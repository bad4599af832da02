import type { Command } from 'commander';
import { z } from 'zod';
import type { KeptTag } from '#engine/usecases/catalog/keep-tags.ts';
import { splitList } from '../../csv/cells.ts';
import { fill } from '../../messages/template.ts';
import { CommandRefused, type Context, defineCommand, valueOrThrow } from '../command.ts';
import { defineList } from '../list-command.ts';
import { NAME_FLAGS, nameOptions, translated } from '../translated-options.ts';

export function addTags(program: Command, context: Context): void {
  const tags = program.command('tags').description(context.messages.taxonomies.tags.purpose);
  for (const add of [addList, addSaving, addRemove]) add(tags, context);
}

function addList(parent: Command, context: Context): void {
  const { messages, call, language } = context;
  const { columns, tags } = messages.taxonomies;
  defineList<Record<string, never>, KeptTag>(parent, context, {
    usage: 'list',
    help: tags.list,
    input: z.object({}),
    find: async () => ({ rows: await call('listTags', null) }),
    name: 'tags',
    columns: [
      { title: columns.slug, cell: ({ slug }) => slug },
      { title: columns.name, cell: ({ name }) => name[language] },
      { title: columns.products, align: 'right', cell: ({ products }) => String(products) },
    ],
  });
}

/** Slugs of the products with these SKUs. @throws CommandRefused for a SKU that nothing has */
async function slugsOf(skus: readonly string[], { call, messages }: Context): Promise<readonly string[]> {
  if (skus.length === 0) return [];
  const found = await call('productDrafts', { skus });
  const owned = new Set(found.flatMap(({ draft, variationIds }) => [draft.sku, ...variationIds.keys()]));
  const unknown = skus.find((sku) => !owned.has(sku));
  if (unknown !== undefined) throw new CommandRefused(fill(messages.refusals.SKU_UNKNOWN, { sku: unknown }));
  return found.map(({ draft }) => draft.slug);
}

function addSaving(parent: Command, context: Context): void {
  const { messages, output, call } = context;
  const { tags } = messages.taxonomies;
  for (const kind of ['add', 'edit'] as const)
    defineCommand(parent, context, {
      usage: `${kind} <slug>`,
      help: tags[kind],
      flags: [...NAME_FLAGS, '--products <skus>'],
      input: z.object({ ...nameOptions, slug: z.string(), products: z.string().default('') }),
      async run({ slug, name, nameId, nameEn, products }) {
        const known = (await call('listTags', null)).find((tag) => tag.slug === slug);
        const code = kind === 'add' ? 'NAME_TAKEN' : 'NAME_UNKNOWN';
        if ((known === undefined) === (kind === 'edit'))
          throw new CommandRefused(fill(messages.refusals[code], { slug }));
        const named = translated({ both: name, id: nameId, en: nameEn }, known?.name);
        const count = valueOrThrow(
          context,
          await call('saveTag', { slug, name: named, products: await slugsOf(splitList(products), context) }),
        );
        output.print(fill(tags.saved, { slug, products: count }));
      },
    });
}

function addRemove(parent: Command, context: Context): void {
  const { messages, output, call } = context;
  const { tags, removed } = messages.taxonomies;
  defineCommand(parent, context, {
    usage: 'remove <slug>',
    help: tags.remove,
    input: z.object({ slug: z.string() }),
    async run({ slug }) {
      const products = valueOrThrow(context, await call('removeTag', slug));
      output.print(fill(removed, { slug, products }));
    },
  });
}
