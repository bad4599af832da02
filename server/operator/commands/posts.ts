import type { Command } from 'commander';
import { z } from 'zod';
import type { ArticleDraft } from '#engine/domain/articles/article.ts';
import { readBytes } from '../files.ts';
import { type PostProblem, readPost } from '../posts/read-post.ts';
import { fill } from '../texts/fill.ts';
import { type Context, define, Refused } from './command.ts';

interface WrongPost {
  readonly file: string;
  readonly field: string;
  readonly problem: PostProblem['problem'] | 'REFUSED';
}

export function addPosts(program: Command, context: Context): void {
  const { texts, output, ask } = context;
  const posts = program.command('posts').description(texts.posts.purpose);
  const help = texts.posts.import;
  define(posts, context, {
    usage: 'import <files...>',
    help,
    flags: ['--json'],
    input: z.object({ files: z.array(z.string()), json: z.boolean().default(false) }),
    async act({ files, json }) {
      const read = await Promise.all(files.map(async (file) => ({ file, ...readPost(await readBytes(file, texts)) })));
      const wrong = read.flatMap((post) =>
        'problems' in post ? post.problems.map((problem) => ({ file: post.file, ...problem })) : [],
      );
      if (wrong.length > 0) refuse(wrong, json, context);
      const drafts: readonly ArticleDraft[] = read.flatMap((post) => ('draft' in post ? [post.draft] : []));
      const imported = await ask('importPosts', drafts);
      if (!imported.ok) {
        const rows = imported.refusal.rows.map((row): WrongPost => {
          return { file: files[row.row] ?? '', field: 'field' in row ? row.field : row.id, problem: 'REFUSED' };
        });
        return refuse(rows, json, context);
      }
      if (json) return output.json(imported.value);
      output.print(fill(help.done, imported.value));
    },
  });
}

/** @throws Refused, after everything that is wrong was told */
function refuse(wrong: readonly WrongPost[], json: boolean, { texts, output }: Context): never {
  const help = texts.posts.import;
  if (json) output.json({ problems: wrong });
  else {
    output.table<WrongPost>(
      [
        { title: help.columns.file, cell: ({ file }) => file },
        { title: help.columns.field, cell: ({ field }) => field },
        { title: help.columns.problem, cell: ({ problem }) => help.problems[problem] },
      ],
      wrong,
    );
  }
  throw new Refused(fill(help.refused, { count: wrong.length }));
}
