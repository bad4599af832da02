import type { Command } from 'commander';
import { z } from 'zod';
import { dateTime } from '../../output/words.ts';
import { fill } from '../../texts/fill.ts';
import { type Context, define, granted } from '../command.ts';
import { fieldsOf } from '../fields.ts';
import { defineList } from '../list-command.ts';

export function addReviews(program: Command, context: Context): void {
  const reviews = program.command('reviews').description(context.texts.reviews.purpose);
  addList(reviews, context);
  addVerdict(reviews, context, 'approve');
  addVerdict(reviews, context, 'reject');
}

function addList(parent: Command, context: Context): void {
  const { texts, ask, language } = context;
  const { columns, list: help } = texts.reviews;
  const { limit } = fieldsOf(texts);
  defineList(parent, context, {
    usage: 'list',
    help,
    flags: ['--status <status>', '--limit <number>'],
    input: z.object({ status: z.enum(['held', 'approved', 'rejected']).default('held'), limit }),
    find: ({ status, limit: first }) => ask('listReviews', { status, page: { first } }),
    name: 'reviews',
    columns: [
      { title: columns.number, align: 'right', cell: ({ id }) => String(id) },
      { title: columns.written, cell: ({ writtenAt }) => dateTime(writtenAt, language) },
      { title: columns.product, cell: ({ product }) => product },
      { title: columns.author, cell: ({ author }) => author },
      { title: columns.rating, align: 'right', cell: ({ rating }) => String(rating) },
      { title: columns.text, cell: ({ text }) => text },
    ],
  });
}

function addVerdict(parent: Command, context: Context, verdict: 'approve' | 'reject'): void {
  const { texts, output, ask } = context;
  const help = texts.reviews[verdict];
  define(parent, context, {
    usage: `${verdict} <number>`,
    help,
    input: z.object({ number: fieldsOf(texts).number }),
    async act({ number }) {
      const { author } = granted(context, await ask(verdict === 'approve' ? 'approveReview' : 'rejectReview', number));
      output.print(fill(help.done, { number, author }));
    },
  });
}
