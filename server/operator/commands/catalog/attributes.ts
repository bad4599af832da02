import type { Command } from 'commander';
import { z } from 'zod';
import { slugOf, takeFreeSlug } from '#engine/domain/catalog/slugs.ts';
import type { Attribute, AttributeDraft } from '#engine/domain/catalog/taxonomies.ts';
import type { Translated } from '#engine/domain/language.ts';
import { splitList } from '../../csv/cells.ts';
import { fill } from '../../messages/template.ts';
import { type Context, defineCommand, valueOrThrow } from '../command.ts';
import { defineList } from '../list-command.ts';
import { NAME_FLAGS, nameOptions, translated } from '../translated-options.ts';

export function addAttributes(program: Command, context: Context): void {
  const attributes = program.command('attributes').description(context.messages.taxonomies.attributes.purpose);
  for (const add of [addList, addSaving, addRemove]) add(attributes, context);
}

function addList(parent: Command, context: Context): void {
  const { messages, call, language } = context;
  const { columns, attributes } = messages.taxonomies;
  defineList<Record<string, never>, Attribute>(parent, context, {
    usage: 'list',
    help: attributes.list,
    input: z.object({}),
    find: async () => ({ rows: (await call('taxonomies', null)).attributes[language] }),
    name: 'attributes',
    columns: [
      { title: columns.slug, cell: ({ slug }) => slug },
      { title: columns.name, cell: ({ label }) => label },
      { title: columns.terms, cell: ({ terms }) => terms.map(({ slug, name }) => `${name} (${slug})`).join(', ') },
    ],
  });
}

type Terms = AttributeDraft['terms'];

const optionsOf = z.object({
  ...nameOptions,
  slug: z.string(),
  terms: z.string().optional(),
  rename: z.array(z.string()).default([]),
  removeTerms: z.string().optional(),
});

/** `Merah|Red`, or one name for both languages. */
function namesIn(text: string): Translated {
  const [id = '', en = ''] = text.split('|').map((part) => part.trim());
  return translated({ id, en });
}

/** The terms with new ones at the end, without removed ones, and with other names for those of `slug=Merah|Red`. */
function revisedTerms(before: Terms, { terms = '', removeTerms = '', rename }: z.infer<typeof optionsOf>): Terms {
  const removed = new Set(splitList(removeTerms));
  const names = new Map(
    rename.map((pair) => [pair.slice(0, pair.indexOf('=')).trim(), namesIn(pair.slice(pair.indexOf('=') + 1))]),
  );
  const kept = before
    .filter(({ slug }) => !removed.has(slug))
    .map(({ slug, name }) => ({ slug, name: names.get(slug) ?? name }));
  const taken = new Set(kept.map(({ slug }) => slug));
  const added = splitList(terms)
    .map(namesIn)
    .filter((name) => kept.every((term) => term.name.id !== name.id && term.name.en !== name.en))
    .map((name) => ({ slug: takeFreeSlug(slugOf(name.en, 'option'), taken), name }));
  return [...kept, ...added];
}

function draftOf(options: z.infer<typeof optionsOf>, all: Translated<readonly Attribute[]>): AttributeDraft {
  const { slug, name, nameId, nameEn } = options;
  const [id, en] = [all.id, all.en].map((attributes) => attributes.find((one) => one.slug === slug));
  const englishName = (term: string) => en?.terms.find((one) => one.slug === term)?.name ?? '';
  const before = (id?.terms ?? []).map((term) => ({
    slug: term.slug,
    name: { id: term.name, en: englishName(term.slug) },
  }));
  return {
    slug,
    label: translated({ both: name, id: nameId, en: nameEn }, { id: id?.label ?? '', en: en?.label ?? '' }),
    terms: revisedTerms(before, options),
  };
}

function addSaving(parent: Command, context: Context): void {
  const { messages, output, call } = context;
  const { attributes, saved } = messages.taxonomies;
  const terms = ['--terms <names>'];
  for (const kind of ['add', 'edit'] as const)
    defineCommand(parent, context, {
      usage: `${kind} <slug>`,
      help: attributes[kind],
      flags: [...NAME_FLAGS, ...terms, ...(kind === 'edit' ? ['--rename <terms...>', '--remove-terms <slugs>'] : [])],
      input: optionsOf,
      async run(options) {
        const draft = draftOf(options, (await call('taxonomies', null)).attributes);
        valueOrThrow(context, await call('saveAttribute', { draft, isNew: kind === 'add' }));
        output.print(fill(saved, { slug: options.slug }));
      },
    });
}

function addRemove(parent: Command, context: Context): void {
  const { messages, output, call } = context;
  const { attributes, removed } = messages.taxonomies;
  defineCommand(parent, context, {
    usage: 'remove <slug>',
    help: attributes.remove,
    input: z.object({ slug: z.string() }),
    async run({ slug }) {
      valueOrThrow(context, await call('removeAttribute', slug));
      output.print(fill(removed, { slug, products: 0 }));
    },
  });
}
