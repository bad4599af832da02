import type { Command } from 'commander';
import { z } from 'zod';
import { formatDateTime } from '../../output/format.ts';
import type { Context } from '../command.ts';
import { defineList } from '../list-command.ts';

export function addAlerts(program: Command, context: Context): void {
  const { messages, call, language } = context;
  const alerts = program.command('alerts').description(messages.alerts.purpose);
  const { columns, list: help } = messages.alerts;
  defineList(alerts, context, {
    usage: 'list',
    help,
    input: z.object({}),
    find: async () => ({ rows: await call('awaitedStock', null) }),
    name: 'alerts',
    columns: [
      { title: columns.waiting, align: 'right', cell: ({ waiting }) => String(waiting) },
      { title: columns.sku, cell: ({ sku }) => sku },
      { title: columns.product, cell: ({ product }) => product },
      { title: columns.since, cell: ({ since }) => formatDateTime(since, language) },
    ],
  });
}
