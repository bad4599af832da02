import type { Command } from 'commander';
import { z } from 'zod';
import { fill } from '../../messages/template.ts';
import { formatDateTime } from '../../output/format.ts';
import { type Context, defineCommand, fieldsOf, UsageError, valueOrThrow } from '../command.ts';
import { defineList } from '../list-command.ts';

export function addReviews(program: Command, context: Context): void {
  const reviews = program.command('reviews').description(context.messages.reviews.purpose);
  addList(reviews, context);
  addDecision(reviews, context, 'approve');
  addDecision(reviews, context, 'reject');
  addAnswer(reviews, context);
}

function addList(parent: Command, context: Context): void {
  const { messages, call, language } = context;
  const { columns, list: help } = messages.reviews;
  const { limit, flag } = fieldsOf(messages);
  defineList(parent, context, {
    usage: 'list',
    help,
    flags: ['--status <status>', '--unanswered', '--limit <number>'],
    input: z.object({ status: z.enum(['held', 'approved', 'rejected']).default('held'), unanswered: flag, limit }),
    find: ({ status, unanswered, limit: first }) =>
      call('listReviews', { status, isUnanswered: unanswered, page: { first } }),
    name: 'reviews',
    columns: [
      { title: columns.number, align: 'right', cell: ({ id }) => String(id) },
      { title: columns.written, cell: ({ writtenAt }) => formatDateTime(writtenAt, language) },
      { title: columns.product, cell: ({ product }) => product },
      { title: columns.author, cell: ({ author }) => author },
      { title: columns.rating, align: 'right', cell: ({ rating }) => String(rating) },
      { title: columns.text, cell: ({ text }) => text },
      { title: columns.answer, cell: ({ answer }) => answer },
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

function addAnswer(parent: Command, context: Context): void {
  const { messages, output, call } = context;
  const help = messages.reviews.answer;
  const { number, flag } = fieldsOf(messages);
  const text = z.string().trim().max(2000).default('');
  defineCommand(parent, context, {
    usage: 'answer <number> [text]',
    help,
    flags: ['--remove'],
    input: z.object({ number, text, remove: flag }),
    async run({ number: id, text: typed, remove }) {
      if ((typed === '') !== remove) throw new UsageError(help.which);
      const { author } = valueOrThrow(context, await call('answerReview', { id, text: typed }));
      output.print(fill(remove ? help.removed : help.done, { number: id, author }));
    },
  });
}
