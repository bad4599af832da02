import { Command, Option } from 'commander';
import { LANGUAGES } from '#contract/languages.ts';
import { addAlerts } from './commands/alerts.ts';
import { addAttributes } from './commands/attributes.ts';
import { addBackup, addRestore } from './commands/backup.ts';
import { addCartLink } from './commands/cart-link.ts';
import { addCategories } from './commands/categories.ts';
import { type Context, PROGRAM } from './commands/command.ts';
import { addCoupons } from './commands/coupons.ts';
import { addCustomers } from './commands/customers.ts';
import { addDemo } from './commands/demo.ts';
import { addGiftCards } from './commands/gift-cards.ts';
import { addHelp } from './commands/help.ts';
import { addInit } from './commands/init.ts';
import { addMail } from './commands/mail.ts';
import { addMove } from './commands/move.ts';
import { addOrders } from './commands/orders.ts';
import { addPictures } from './commands/pictures.ts';
import { addPosts } from './commands/posts.ts';
import { addProducts } from './commands/products.ts';
import { addReports } from './commands/reports/reports.ts';
import { addReturns } from './commands/returns.ts';
import { addReviews } from './commands/reviews.ts';
import { addConfig } from './commands/shop-config.ts';
import { addTags } from './commands/tags.ts';
import { RELEASE } from './service/protocol.ts';

/** In the order of the help. */
const COMMAND_GROUPS = [
  addInit,
  addConfig,
  addDemo,
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
    .addOption(new Option('--lang <language>', messages.options.lang).choices(Object.keys(LANGUAGES)));
  for (const add of COMMAND_GROUPS) add(program, context);
  return program;
}
