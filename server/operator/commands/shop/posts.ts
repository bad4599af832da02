import type { Command } from 'commander';
import { z } from 'zod';
import { articlePath } from '#contract/paths.ts';
import { type FileProblem, readArticle } from '#engine/adapters/markdown/read-article.ts';
import type { ArticleDraft, ListedArticle } from '#engine/domain/articles/article.ts';
import { fill } from '../../messages/template.ts';
import { formatDateTime } from '../../output/format.ts';
import { CommandRefused, type Context, defineCommand, valueOrThrow } from '../command.ts';
import { readBytes } from '../files.ts';
import { defineList } from '../list-command.ts';

interface PostError {
  readonly file: string;
  readonly field: string;
  readonly problem: FileProblem['problem'] | 'REFUSED';
  readonly line?: number;
}

export function addPosts(program: Command, context: Context): void {
  const posts = program.command('posts').description(context.messages.posts.purpose);
  for (const add of [addList, addImport, addRemove]) add(posts, context);
}

function addList(parent: Command, context: Context): void {
  const { messages, call, language } = context;
  const { list: help } = messages.posts;
  defineList<Record<string, never>, ListedArticle>(parent, context, {
    usage: 'list',
    help,
    input: z.object({}),
    find: async () => ({ rows: await call('listPosts', null) }),
    name: 'posts',
    columns: [
      { title: help.columns.slug, cell: ({ slug }) => slug },
      { title: help.columns.published, cell: ({ publishedAt }) => formatDateTime(publishedAt, language) },
      { title: help.columns.status, cell: ({ status }) => status },
      { title: help.columns.title, cell: ({ title }) => title[language] },
    ],
  });
}

function addRemove(parent: Command, context: Context): void {
  const { messages, output, call } = context;
  const help = messages.posts.remove;
  defineCommand(parent, context, {
    usage: 'remove <slug>',
    help,
    input: z.object({ slug: z.string().min(1) }),
    async run({ slug }) {
      const removed = valueOrThrow(context, await call('removePost', slug));
      output.print(fill(help.done, { path: articlePath(removed) }));
    },
  });
}

function addImport(parent: Command, context: Context): void {
  const { messages, output, call } = context;
  const help = messages.posts.import;
  defineCommand(parent, context, {
    usage: 'import <files...>',
    help,
    flags: ['--json'],
    input: z.object({ files: z.array(z.string()), json: z.boolean().default(false) }),
    async run({ files, json }) {
      const read = await Promise.all(
        files.map(async (file) => ({ file, ...readArticle(await readBytes(file, messages)) })),
      );
      const errors = read.flatMap((post) =>
        'problems' in post ? post.problems.map((problem) => ({ file: post.file, ...problem })) : [],
      );
      if (errors.length > 0) refuse(errors, json, context);
      const drafts: readonly ArticleDraft[] = read.flatMap((post) => ('draft' in post ? [post.draft] : []));
      const imported = await call('importPosts', drafts);
      if (!imported.ok) {
        const rows = imported.refusal.rows.map((row): PostError => {
          return { file: files[row.row] ?? '', field: 'field' in row ? row.field : row.id, problem: 'REFUSED' };
        });
        return refuse(rows, json, context);
      }
      if (json) return output.json(imported.value);
      output.print(fill(help.done, imported.value));
    },
  });
}

/** @throws CommandRefused, after all problems were printed */
function refuse(errors: readonly PostError[], json: boolean, { messages, output }: Context): never {
  const help = messages.posts.import;
  if (json) output.json({ problems: errors });
  else {
    output.table<PostError>(
      [
        { title: help.columns.file, cell: ({ file }) => file },
        {
          title: help.columns.field,
          cell: ({ field, line }) => (line === undefined ? field : fill(help.line, { line })),
        },
        { title: help.columns.problem, cell: ({ problem }) => help.problems[problem] },
      ],
      errors,
    );
  }
  throw new CommandRefused(fill(help.refused, { count: errors.length }));
}
