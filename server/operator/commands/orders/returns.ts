import { join } from 'node:path';
import type { Command } from 'commander';
import { z } from 'zod';
import { RETURN_STATES, type Return } from '#engine/domain/returns/return.ts';
import { fill } from '../../messages/template.ts';
import { formatDateTime, toPlainLine } from '../../output/format.ts';
import { CommandRefused, type Context, defineCommand, fieldsOf, valueOrThrow } from '../command.ts';
import { writeBytes } from '../files.ts';
import { defineList } from '../list-command.ts';

export function addReturns(program: Command, context: Context): void {
  const returns = program.command('returns').description(context.messages.returns.purpose);
  addList(returns, context);
  addShow(returns, context);
  addAnswer(returns, context, 'approve');
  addAnswer(returns, context, 'reject');
  addAnswer(returns, context, 'complete');
}

function addList(parent: Command, context: Context): void {
  const { messages, call, language } = context;
  const { columns, list: help } = messages.returns;
  const { limit } = fieldsOf(messages);
  defineList(parent, context, {
    usage: 'list',
    help,
    flags: ['--state <state>', '--limit <number>'],
    input: z.object({ state: z.enum(RETURN_STATES).optional(), limit }),
    find: ({ state, limit: first }) => call('listReturns', { ...(state && { state }), page: { first } }),
    name: 'returns',
    columns: [
      { title: columns.number, align: 'right', cell: ({ id }) => String(id) },
      { title: columns.order, align: 'right', cell: ({ orderId }) => String(orderId) },
      { title: columns.requested, cell: ({ requestedAt }) => formatDateTime(requestedAt, language) },
      { title: columns.state, cell: ({ state }) => state },
      { title: columns.reason, cell: ({ reason }) => reason },
      { title: columns.text, cell: ({ text }) => text },
    ],
  });
}

function addShow(parent: Command, context: Context): void {
  const { messages, output, call } = context;
  const { number, flag } = fieldsOf(messages);
  const help = messages.returns.show;
  defineCommand(parent, context, {
    usage: 'show <number>',
    help,
    flags: ['--pictures <folder>', '--json'],
    input: z.object({ number, pictures: z.string().optional(), json: flag }),
    async run({ number: id, pictures, json }) {
      const found = await call('showReturn', id);
      if (!found) throw new CommandRefused(fill(messages.refusals.RETURN_UNKNOWN, { id }));
      if (json) output.json(found);
      else for (const line of await linesOf(found, context)) output.print(toPlainLine(line));
      if (pictures === undefined) return;
      for (const [index, bytes] of (await call('returnPictures', id)).entries()) {
        const file = join(pictures, `return-${id}-${index + 1}.jpg`);
        await writeBytes({ file, bytes, force: true }, messages);
        output.note(fill(help.saved, { file }));
      }
    },
  });
}

async function linesOf(one: Return, { messages, language, call }: Context): Promise<readonly string[]> {
  const { columns } = messages.returns;
  const order = await call('readOrder', { id: one.orderId, language });
  const nameOf = (line: number) => order?.order.lines.find(({ id }) => id === line)?.name ?? String(line);
  return [
    `${columns.number}: ${one.id}`,
    `${columns.order}: ${one.orderId}`,
    `${columns.requested}: ${formatDateTime(one.requestedAt, language)}`,
    `${columns.state}: ${one.state}`,
    `${columns.reason}: ${one.reason}`,
    ...one.lines.map(({ lineId, quantity }) => `${columns.lines}: ${quantity} × ${nameOf(lineId)}`),
    `${columns.text}: ${one.text}`,
    ...(one.message === '' ? [] : [`${columns.message}: ${one.message}`]),
    `${columns.pictures}: ${one.pictures}`,
  ];
}

const ANSWERS = { approve: 'approved', reject: 'rejected', complete: 'completed' } as const;

function addAnswer(parent: Command, context: Context, command: keyof typeof ANSWERS): void {
  const { messages, output, call } = context;
  defineCommand(parent, context, {
    usage: `${command} <number>`,
    help: messages.returns[command],
    flags: ['--message <text>'],
    input: z.object({ number: fieldsOf(messages).number, message: z.string().max(1000).default('') }),
    async run({ number: id, message }) {
      const { state } = valueOrThrow(context, await call('answerReturn', { id, answer: ANSWERS[command], message }));
      output.print(fill(messages.returns.done, { id, state }));
    },
  });
}
