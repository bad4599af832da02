import { Command } from 'commander';
import { addBackup } from './commands/backup.ts';
import { type Context, PROGRAM } from './commands/command.ts';
import { addMove } from './commands/move.ts';
import { addOrders } from './commands/orders/orders.ts';
import { addCustomers } from './commands/people/customers.ts';
import { addMail } from './commands/people/mail.ts';
import { addReviews } from './commands/people/reviews.ts';
import { addPosts } from './commands/posts.ts';
import { addProducts } from './commands/products/products.ts';
import { addCoupons } from './commands/promotions/coupons.ts';
import { addGiftCards } from './commands/promotions/gift-cards.ts';
import { addRestore } from './commands/restore.ts';
import { RELEASE } from './desk/release.ts';

/** In the order of the help. */
const NOUNS = [
  ...[addProducts, addOrders, addCoupons, addGiftCards, addReviews, addPosts, addCustomers, addMail],
  ...[addBackup, addRestore, addMove],
];

/** Every command of the operator. It prints no errors and ends no process: whoever runs it does. */
export function createProgram(context: Context): Command {
  const { texts, output } = context;
  const program = new Command(PROGRAM)
    .usage('[options] <command>')
    .description(`${texts.purpose}\n\n${texts.about}`)
    .exitOverride()
    .configureOutput({
      outputError: () => {},
      writeOut: (text) => output.print(text.trimEnd()),
      writeErr: (text) => output.note(text.trimEnd()),
    })
    .configureHelp({ styleTitle: (title) => Object.entries(texts.titles).find(([key]) => key === title)?.[1] ?? title })
    .helpOption('-h, --help', texts.options.help)
    .helpCommand(false)
    .version(RELEASE, '-V, --version', texts.options.version)
    .option('--lang <language>', texts.options.lang);
  for (const add of NOUNS) add(program, context);
  return program;
}
