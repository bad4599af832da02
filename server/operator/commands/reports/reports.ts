import type { Command } from 'commander';
import type { Context } from '../command.ts';
import { addCoupons } from './coupons.ts';
import { addGiftCards } from './gift-cards.ts';
import { addRefunds } from './refunds.ts';
import { addSales } from './sales.ts';

export function addReports(program: Command, context: Context): void {
  const reports = program.command('reports').description(context.messages.reports.purpose);
  for (const add of [addSales, addRefunds, addCoupons, addGiftCards]) add(reports, context);
}
