import type { Command } from 'commander';
import { z } from 'zod';
import { fill } from '../../messages/template.ts';
import { formatDateTime } from '../../output/format.ts';
import { type Context, defineCommand, fieldsOf, valueOrThrow } from '../command.ts';
import { defineList } from '../list-command.ts';

export function addReviews(program: Command, context: Context): void {
  const reviews = program.command('reviews').description(context.messages.reviews.purpose);
  addList(reviews, context);
  addDecision(reviews, context, 'approve');
  addDecision(reviews, context, 'reject');
}

function addList(parent: Command, context: Context): void {
  const { messages, call, language } = context;
  const { columns, list: help } = messages.reviews;
  const { limit } = fieldsOf(messages);
  defineList(parent, context, {
    usage: 'list',
    help,
    flags: ['--status <status>', '--limit <number>'],
    input: z.object({ status: z.enum(['held', 'approved', 'rejected']).default('held'), limit }),
    find: ({ status, limit: first }) => call('listReviews', { status, page: { first } }),
    name: 'reviews',
    columns: [
      { title: columns.number, align: 'right', cell: ({ id }) => String(id) },
      { title: columns.written, cell: ({ writtenAt }) => formatDateTime(writtenAt, language) },
      { title: columns.product, cell: ({ product }) => product },
      { title: columns.author, cell: ({ author }) => author },
      { title: columns.rating, align: 'right', cell: ({ rating }) => String(rating) },
      { title: columns.text, cell: ({ text }) => text },
    ],
  });
}

function addDecision(parent: Command, context: Context, decision: 'approve' | 'reject'): void {
  const { messages, output, call } = context;
  const help = messages.reviews[decision];
  defineCommand(parent, context, {
    usage: `${decision} <number>`,
    help,
    input: z.object({ number: fieldsOf(messages).number }),
    async run({ number }) {
      const { author } = valueOrThrow(
        context,
        await call(decision === 'approve' ? 'approveReview' : 'rejectReview', number),
      );
      output.print(fill(help.done, { number, author }));
    },
  });
}
