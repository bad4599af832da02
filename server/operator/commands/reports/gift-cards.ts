import type { Command } from 'commander';
import { z } from 'zod';
import type { GiftCardLedger } from '#engine/usecases/ports/gift-cards.ts';
import type { Context } from '../command.ts';
import { defineReport } from './define-report.ts';

interface Line {
  readonly title: string;
  readonly amount: number;
}

/** What gift cards are still worth: what the shop owes to those who have them. */
export function addGiftCards(parent: Command, context: Context): void {
  const { giftCards: help } = context.messages.reports;
  defineReport(parent, context, {
    usage: 'gift-cards',
    help,
    flags: [],
    input: z.object({}),
    read: ({ from, to }) => context.call('giftCardLedger', { from: from ?? null, before: to ?? null }),
    sheetOf: (ledger) => ({
      columns: [
        { title: help.columns.what, cell: ({ title }) => title },
        { title: help.columns.amount, isNumber: true, cell: ({ amount }) => ({ cents: amount }) },
      ],
      lines: PARTS.map((part): Line => ({ title: help.words[part], amount: ledger[part] })),
    }),
  });
}

const PARTS = [
  'opening',
  'issued',
  'paid',
  'returned',
  'voided',
  'outstanding',
  'expired',
] as const satisfies readonly (keyof GiftCardLedger)[];
