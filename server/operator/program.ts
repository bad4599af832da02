import { Command, Option } from 'commander';
import { LANGUAGE_CODES } from '#contract/languages.ts';
import { addAlerts } from './commands/catalog/alerts.ts';
import { addAttributes } from './commands/catalog/attributes.ts';
import { addCategories } from './commands/catalog/categories.ts';
import { addPictures } from './commands/catalog/pictures.ts';
import { addProducts } from './commands/catalog/products.ts';
import { addReviews } from './commands/catalog/reviews.ts';
import { addTags } from './commands/catalog/tags.ts';
import { type Context, PROGRAM } from './commands/command.ts';
import { addCustomers } from './commands/customers/customers.ts';
import { addHelp } from './commands/help.ts';
import { addOrders } from './commands/orders/orders.ts';
import { addReturns } from './commands/orders/returns.ts';
import { addCartLink } from './commands/promotions/cart-link.ts';
import { addCoupons } from './commands/promotions/coupons.ts';
import { addGiftCards } from './commands/promotions/gift-cards.ts';
import { addReports } from './commands/reports/reports.ts';
import { addBackup, addRestore } from './commands/shop/backup.ts';
import { addInit } from './commands/shop/init.ts';
import { addMail } from './commands/shop/mail.ts';
import { addMove } from './commands/shop/move.ts';
import { addPosts } from './commands/shop/posts.ts';
import { addConfig } from './commands/shop/shop-config.ts';
import { addToday } from './commands/shop/today.ts';
import { RELEASE } from './service/protocol.ts';

/** In the order of the help. */
const COMMAND_GROUPS = [
  addInit,
  addConfig,
  addToday,
  addProducts,
  addPictures,
  addCategories,
  addAttributes,
  addTags,
  addAlerts,
  addOrders,
  addReports,
  addCoupons,
  addGiftCards,
  addCartLink,
  addReturns,
  addReviews,
  addPosts,
  addCustomers,
  addMail,
  addBackup,
  addRestore,
  addMove,
  addHelp,
];

/** Every command of the operator. Printing errors and ending the process is up to the caller. */
export function createProgram(context: Context): Command {
  const { messages, output } = context;
  const program = new Command(PROGRAM)
    .usage('[options] <command>')
    .description(`${messages.purpose}\n\n${messages.about}`)
    .exitOverride()
    .configureOutput({
      outputError: () => {},
      writeOut: (text) => output.write(text),
      writeErr: (text) => text.trimEnd().split('\n').forEach(output.note),
    })
    .configureHelp({
      styleTitle: (title) => Object.entries(messages.titles).find(([key]) => key === title)?.[1] ?? title,
    })
    .helpOption('-h, --help', messages.options.help)
    .helpCommand(false)
    .version(RELEASE, '-V, --version', messages.options.version)
    .addOption(new Option('--lang <language>', messages.options.lang).choices(LANGUAGE_CODES));
  for (const add of COMMAND_GROUPS) add(program, context);
  return program;
}
