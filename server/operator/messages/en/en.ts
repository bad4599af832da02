import { alerts } from './alerts.ts';
import { catalog } from './catalog.ts';
import { customers } from './customers.ts';
import { orderAdd } from './order-add.ts';
import { addressOptions, orderCare } from './order-care.ts';
import { orderEvents, orders } from './orders.ts';
import { prints } from './prints.ts';
import { posts, products } from './products.ts';
import { promotions } from './promotions.ts';
import { refusals } from './refusals.ts';
import { exportOrders, reports, sendOrders } from './reports.ts';
import { returns } from './returns.ts';
import { taxonomies } from './taxonomies.ts';
import { today } from './today.ts';

/** What every command shares. */
const general = {
  purpose: 'The operator’s command line of the shop.',
  about:
    'While the shop runs, it carries out the commands. Without a running shop, a command opens the database itself.',
  titles: {
    'Usage:': 'Usage:',
    'Arguments:': 'Arguments:',
    'Options:': 'Options:',
    'Global Options:': 'Options of all commands:',
    'Commands:': 'Commands:',
  },
  examples: 'Examples:',
  shownOfTotal: '{shown} of {total}',
  options: {
    help: 'show this help',
    version: 'show the release',
    lang: 'language of the output: id or en (otherwise that of the terminal)',
    json: 'print the result as JSON, for programs',
  },
  help: {
    purpose: 'Show the help of a command',
    arguments: { command: 'the command, such as “orders ship”; without it, all commands are listed' },
    options: {},
    examples: [['help orders ship', 'the same as “orders ship --help”']],
  },
  errors: {
    seeHelp: 'See: {command} --help',
    'commander.unknownCommand': 'There is no command “{name}”.{hint}',
    'commander.unknownOption': 'There is no option {name} here.{hint}',
    'commander.missingArgument': '{name} is missing.',
    'commander.optionMissingArgument': '{name} needs a value.',
    'commander.missingMandatoryOptionValue': '{name} is required.',
    'commander.excessArguments': 'This command takes fewer arguments.',
    'commander.conflictingOption': 'These options cannot be given together.',
    'commander.invalidArgument': '{name} is id or en.',
    hint: ' Did you mean {name}?',
    wrongValue: '{name}: {problem}',
    twice: 'is given twice; several values are separated by commas',
    remoteShop: 'COMMERCE_API_URL is set: this shop sells from another backend. Use that backend’s own tools instead.',
    shopMissing:
      'There is no shop in {folder} yet. Create one with “npm start”, or set DATA_DIR to the folder of your shop.',
    busy: 'Another program has {folder} open and takes no commands: a shop that is starting, or another command. Try again in a moment.',
    stopFirst: 'The shop is running. Stop it, run this command, then start it again.',
    releaseMismatch:
      'The running shop is another release ({theirs}; this one is {ours}). Use that release’s command line, or restart the shop.',
    connectionLost:
      'The shop stopped before it responded. The command may have been carried out: check before you repeat it.',
    databaseLost:
      'The connection to the database was lost. The command may have been carried out: check before you repeat it.',
    operationFailed:
      'The shop had an unexpected error. The command may have been carried out: check before you repeat it. {message}',
    foreignSocketFolder:
      'The folder of the shop’s command socket is not safe: {message}. Remove it, or run the command as its owner.',
    unexpected: 'Something went wrong: {message}',
    noFile: 'The file {file} cannot be read: {message}',
    tooLarge: 'it has more than {megabytes} MB, or never ends.',
    cannotWrite: 'The file {file} cannot be written: {message}',
    cannotPrint: 'What the command prints could not be written in full: {message} The command itself was carried out.',
    fileExists: 'The file {file} already exists. Choose another name, or replace it with --force.',
  },
  readReasons: {
    ENOENT: 'there is none of this name.',
    EISDIR: 'it is a folder.',
    EACCES: 'this user may not read it.',
  },
  writeReasons: {
    ENOENT: 'its folder does not exist.',
    ENOTDIR: 'its folder is a file.',
    EISDIR: 'a folder has this name.',
    EACCES: 'this user may not write there.',
    EROFS: 'its disk is read-only.',
    ENOSPC: 'its disk is full.',
    ENAMETOOLONG: 'its name is too long.',
  },
} as const;

/** Commands that take the database as a whole. */
const wholeShop = {
  backup: {
    purpose: 'Write the embedded database to a file; the shop may go on selling',
    arguments: { file: 'file to write (a compressed tar); pictures and sold files are not in it' },
    options: { force: 'replace a file that is there' },
    examples: [['backup shop-2026-11-21.tar.gz', 'everything as of one moment']],
    done: 'Written: {file} ({size} MB). Copy the folders “uploads” and “files” beside it.',
    onServer: 'The database is on a server: use pg_dump and pg_restore there.',
  },
  restore: {
    purpose: 'Replace the embedded database by a backup; the shop must be stopped',
    arguments: { file: 'a file that “backup” has written' },
    options: { force: 'replace the database that is there without asking' },
    examples: [
      ['restore shop-2026-11-21.tar.gz', 'asks before it replaces a database'],
      ['restore shop-2026-11-21.tar.gz --force', 'does not ask'],
    ],
    question: 'Replace the database in {folder}, with every order in it? (y/N)',
    needsForce: 'There is already a database. Nothing was changed; replace it with --force.',
    unchanged: 'Nothing was changed.',
    noSpace:
      'There is no room to unpack the backup beside the old database, on the disk of {folder}. Nothing was changed.',
    noBackup: '{file} is not a backup of a shop, or it is damaged. Nothing was changed.',
    newer: '{file} comes from a newer release. Nothing was changed.',
    done: 'Restored into {folder}. The next start brings it up to date.',
    noSettings: 'There are no settings at {file}. If the shop has its own, put them back before it starts.',
  },
  move: {
    purpose: 'Move from the embedded database to an empty PostgreSQL database; the shop must be stopped',
    arguments: {},
    options: { to: 'address of the database: postgres://user:password@host/database' },
    examples: [['move --to postgres://shop@localhost/shop', 'copies all tables in one transaction, and compares them']],
    bar: 'Rows',
    noTarget: 'must be an address such as postgres://user@host/database',
    notEmpty: 'That database holds tables already ({tables} …). Give an empty one. Nothing was changed.',
    differs: 'The copy of the table {table} differs from its source. The copy was rolled back; try again.',
    unreachable: 'That database cannot be used: {message}',
    columns: { table: 'Table', rows: 'Rows' },
    done: 'Everything was copied and compared. Start the shop with DATABASE_URL set to the new database and with SESSION_SECRET from {secret}, so that sessions stay valid. Keep the folders “uploads” and “files”; the embedded database was not changed.',
  },
} as const;

/** The brand's own settings. */
const ownShop = {
  init: {
    purpose: 'Write the first settings of your own shop; asks for what no option says',
    arguments: {},
    options: {
      name: 'name of the shop',
      since: 'year in which it was founded',
      email: 'email address for shoppers',
      whatsapp: 'WhatsApp number, such as +62 811 0000 1954',
      currency: 'currency, such as IDR',
      seller: 'legal name of the seller',
      address: 'address of the seller, with ; between its lines',
      phone: 'telephone number',
      licence: 'business number (NIB)',
      'tax-number': 'tax number (NPWP), or none without registration for tax (PKP)',
      bank: 'bank for transfers, or none where orders are paid in other ways',
      account: 'number and holder of the account, such as 5410098765 PT Toko Kilau',
      delivery: 'cost of delivery within Indonesia, such as Rp 18.000',
      'free-from': 'value of an order from which delivery is free, or none',
      force: 'replace a file that is there',
    },
    examples: [
      ['init', 'asks one thing after the other'],
      ['init --name "Toko Kilau" --currency IDR', 'asks for the rest'],
    ],
    missing: 'Without a terminal nobody can be asked. Add {options}.',
    again: '“{question}” {problem}.',
    wrong: 'Nothing was written. Correct the answers above.',
    done: 'Written: {file}. Start the shop with it. A running shop takes later changes over; “config check” checks them.',
  },
  config: {
    purpose: 'The settings of your own shop, shop.config.yaml',
    show: {
      purpose: 'Show every setting as the shop uses it, in the words of shop.config.yaml',
      arguments: {},
      options: {},
      examples: [
        ['config show', 'as YAML'],
        ['config show --json', 'for a program'],
      ],
      file: 'From {file} and the shop’s own values:',
    },
    check: {
      purpose: 'Check shop.config.yaml, with the line of each mistake',
      arguments: {},
      options: {},
      examples: [['config check', 'after every change']],
      right:
        '{file} is right. A running shop takes it over within seconds, or says in its log what waits for a restart.',
      none: 'There is no {file}: the shop has its own settings. “init” writes one.',
      unfinished:
        'Not your own yet: {missing}. Until they are, a shop in production, or with a file of its own, takes no orders.',
      unknownCategories: 'products.lubricants names categories that the shop does not have: {unknown}.',
      unregistered:
        'Oils without an NPT number of their own ({count}). The shop does not sell them: “products edit <sku> --npt <number>”.',
      wrong: '{file} has mistakes ({count}). The shop does not start with them.',
    },
    texts: {
      purpose: 'Copy the texts of the pages beside shop.config.yaml, to make them your own',
      arguments: {},
      options: {},
      examples: [['config texts', 'then change about, questions, terms and privacy policy there']],
      done: 'In {folder}: each text there replaces that of the shop. Read the terms and the privacy policy: they bind you.',
    },
    columns: { line: 'Line', setting: 'Setting', option: 'Option', problem: 'Problem', sku: 'SKU', oil: 'Oil' },
  },
} as const;

export const en = {
  ...general,
  refusals,
  ...wholeShop,
  ...ownShop,
  ...promotions,
  ...customers,
  orders,
  addressOptions,
  orderAdd,
  orderCare,
  exportOrders,
  sendOrders,
  prints,
  reports,
  alerts,
  returns,
  orderEvents,
  posts,
  products,
  catalog,
  taxonomies,
  today,
} as const;
