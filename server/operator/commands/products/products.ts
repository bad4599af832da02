import type { Command } from 'commander';
import type { Context } from '../command.ts';
import { addExport } from './export.ts';
import { addImport } from './import.ts';
import { addList } from './list.ts';
import { addPrice } from './price.ts';
import { addShow } from './show.ts';
import { addStock } from './stock.ts';

export function addProducts(program: Command, context: Context): void {
  const products = program.command('products').description(context.texts.products.purpose);
  for (const add of [addList, addShow, addStock, addPrice, addExport, addImport]) add(products, context);
}
