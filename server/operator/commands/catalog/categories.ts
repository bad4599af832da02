import type { Command } from 'commander';
import { z } from 'zod';
import type { Category, CategoryDraft } from '#engine/domain/catalog/taxonomies.ts';
import type { Translated } from '#engine/domain/language.ts';
import { fill } from '../../messages/template.ts';
import { type Context, defineCommand, fieldsOf, valueOrThrow } from '../command.ts';
import { defineList } from '../list-command.ts';
import { NAME_FLAGS, nameOptions, translated } from '../translated-options.ts';

export function addCategories(program: Command, context: Context): void {
  const categories = program.command('categories').description(context.messages.taxonomies.categories.purpose);
  for (const add of [addList, addSaving, addRemove]) add(categories, context);
}

function addList(parent: Command, context: Context): void {
  const { messages, call, language } = context;
  const { columns, categories } = messages.taxonomies;
  defineList<Record<string, never>, Category & { readonly parent: string }>(parent, context, {
    usage: 'list',
    help: categories.list,
    input: z.object({}),
    async find() {
      const all = (await call('taxonomies', null)).categories[language];
      const slugs = new Map(all.map(({ id, slug }) => [id, slug]));
      return { rows: all.map((one) => ({ ...one, parent: slugs.get(one.parentId ?? 0) ?? '' })) };
    },
    name: 'categories',
    columns: [
      { title: columns.slug, cell: ({ slug }) => slug },
      { title: columns.name, cell: ({ name }) => name },
      { title: columns.parent, cell: ({ parent }) => parent },
      { title: columns.order, align: 'right', cell: ({ order }) => String(order) },
      { title: columns.products, align: 'right', cell: ({ count }) => String(count) },
    ],
  });
}

const FLAGS = [
  ...NAME_FLAGS,
  '--description-id <text>',
  '--description-en <text>',
  '--parent <slug>',
  '--picture <file>',
  '--order <number>',
];

const text = z.string().optional();
const optionsOf = ({ messages }: Context) =>
  z.object({
    ...nameOptions,
    slug: z.string(),
    descriptionId: text,
    descriptionEn: text,
    parent: text,
    picture: text,
    order: fieldsOf(messages).number.optional(),
  });

type Options = z.infer<ReturnType<typeof optionsOf>>;

/** The same word in every language, because scripts use it. */
const NONE = 'none';
const orNone = (given: string | undefined, before: string | null): string | null =>
  given === undefined ? before : given === NONE ? null : given;

function draftOf(options: Options, all: Translated<readonly Category[]>): CategoryDraft {
  const { slug, name, nameId, nameEn, descriptionId, descriptionEn, parent, picture, order } = options;
  const [id, en] = [all.id, all.en].map((categories) => categories.find((one) => one.slug === slug));
  const names = translated({ both: name, id: nameId, en: nameEn }, { id: id?.name ?? '', en: en?.name ?? '' });
  const parentBefore = all.id.find((one) => one.id === id?.parentId)?.slug ?? null;
  return {
    slug,
    text: {
      id: { name: names.id, description: descriptionId ?? id?.description ?? '' },
      en: { name: names.en, description: descriptionEn ?? en?.description ?? '' },
    },
    parent: orNone(parent, parentBefore),
    order: order ?? id?.order ?? Math.max(0, ...all.id.map((one) => one.order + 1)),
    picture: orNone(picture, id?.picture?.file ?? null),
  };
}

function addSaving(parent: Command, context: Context): void {
  const { messages, output, call } = context;
  const { categories, saved } = messages.taxonomies;
  for (const kind of ['add', 'edit'] as const)
    defineCommand(parent, context, {
      usage: `${kind} <slug>`,
      help: categories[kind],
      flags: FLAGS,
      input: optionsOf(context),
      async run(options) {
        const draft = draftOf(options, (await call('taxonomies', null)).categories);
        valueOrThrow(context, await call('saveCategory', { draft, isNew: kind === 'add' }));
        output.print(fill(saved, { slug: options.slug }));
      },
    });
}

function addRemove(parent: Command, context: Context): void {
  const { messages, output, call } = context;
  const { categories, removed } = messages.taxonomies;
  defineCommand(parent, context, {
    usage: 'remove <slug>',
    help: categories.remove,
    flags: ['--force'],
    input: z.object({ slug: z.string(), force: z.boolean().default(false) }),
    async run({ slug, force }) {
      const products = valueOrThrow(context, await call('removeCategory', { slug, evenIfUsed: force }));
      output.print(fill(removed, { slug, products }));
    },
  });
}
