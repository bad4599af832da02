import { customers } from './customers.ts';
import { posts, products } from './products.ts';
import { orderEvents, orders, promotions } from './sales.ts';

/** What every command shares. */
const general = {
  purpose: 'The operator’s command line of the shop.',
  about:
    'Commands may run while the shop runs: they are handed to it. Without a running shop they open its database themselves.',
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
    json: 'print the answer as JSON, for programs',
  },
  errors: {
    seeHelp: 'See: {command} --help',
    'commander.unknownCommand': 'There is no command “{name}”.{hint}',
    'commander.unknownOption': 'There is no option {name} here.{hint}',
    'commander.missingArgument': '{name} is missing.',
    'commander.optionMissingArgument': '{name} needs a value.',
    'commander.missingMandatoryOptionValue': '{name} is needed.',
    'commander.excessArguments': 'That is more than this command takes.',
    'commander.conflictingOption': 'These options cannot be given together.',
    hint: ' Did you mean {name}?',
    wrongValue: '{name}: {problem}',
    remoteShop: 'COMMERCE_API_URL is set: this shop sells from another backend. Use that backend’s own tools instead.',
    noShop: 'There is no shop in {folder} yet. “npm start” makes one; DATA_DIR says where.',
    busy: 'Another program has {folder} open and takes no commands: a shop that is just starting, or another command. Try again in a moment.',
    stopFirst: 'The shop is running. Stop it first, and start it again afterwards.',
    otherRelease:
      'The running shop is another release ({theirs}; this one is {ours}). Use its own command line, or start it anew.',
    shopGone:
      'The shop ended before it had answered. Whether the command was carried out is not known: look before you repeat it.',
    shopFailed:
      'The shop met an error of its own. Whether the command was carried out is not known: look before you repeat it. {message}',
    foreignDoor: 'The place where the shop listens for commands belongs to another user: {message}',
    unexpected: 'Something went wrong: {message}',
    noFile: 'The file {file} cannot be read: {message}',
    cannotWrite: 'The file {file} cannot be written: {message}',
    fileExists: 'The file {file} is there already. Give another name, or --force.',
  },
  refusals: {
    ORDER_UNKNOWN: 'There is no order {id}.',
    ORDER_CANNOT_BECOME: 'Order {id} is {from}; it cannot become {to}.',
    ORDER_IS_PAID: 'Order {id} is paid. Give the money back with “orders refund”.',
    ORDER_NOT_PAID: 'Order {id} is not paid.',
    PAYMENT_UNAVAILABLE: 'The payment provider does not answer. Nothing was changed; try again.',
    REFUND_EMPTY: 'There is nothing to give back of order {id}.',
    REFUND_LINE_UNKNOWN: 'Order {id} has no line {line}.',
    REFUND_TOO_MUCH: 'Of order {id} only {left} is left to give back.',
    REFUND_TOO_MANY: 'Of line {line} only {left} pieces are left to give back.',
    REFUND_DECLINED: 'The payment provider refuses to give back the money of order {id}: {reason}',
    COUPON_UNKNOWN: 'There is no coupon {coupon}.',
    GIFT_CARD_MISSING: 'There is no gift card {id}, or it is void already.',
    GIFT_CARD_CODE_INVALID: 'A gift card’s code has 16 to 40 letters and digits.',
    GIFT_CARD_CODE_TAKEN: 'A gift card with this code is there already.',
    GIFT_CARD_AMOUNT_INVALID: 'A gift card needs an amount above zero.',
    REVIEW_UNKNOWN: 'There is no review {id}.',
    CUSTOMER_FORBIDDEN: 'There is no such customer.',
    ORDERS_OPEN:
      'These orders are not finished: {ids}. Complete, refund or cancel them first; --force anonymises them as they are.',
    SKU_UNKNOWN: 'Nothing in the shop has the SKU {sku}.',
    STOCK_INVALID: '{sku} cannot have that number of pieces.',
    STOCK_UNCOUNTED: 'The pieces of {sku} are not counted. Give a number without + or - to count them from now on.',
    STOCK_ELSEWHERE: '{sku} counts no pieces of its own: its variations do, or another shop.',
    PRICED_BY_VARIATIONS: '{sku} has no price of its own: its variations have.',
    PRICE_INVALID: 'The price of {sku} cannot be that ({field}).',
    SALE_NOT_LOWER: 'The sale price of {sku} must be lower than its regular price.',
    NO_SALE: 'Times were given for a sale, but {sku} has no sale price. Give --sale too.',
  },
} as const;

/** Commands that take the database as a whole. */
const wholeShop = {
  backup: {
    purpose: 'Write the embedded database into a file; the shop may go on selling',
    arguments: { file: 'file to write (a compressed tar); pictures and sold files are not in it' },
    options: { force: 'replace a file that is there' },
    examples: [['backup shop-2026-11-21.tar.gz', 'everything as it is at one moment']],
    done: 'Written: {file} ({size} MB). Copy the folders “uploads” and “files” beside it.',
    onServer: 'The database is on a server: use pg_dump and pg_restore there.',
  },
  restore: {
    purpose: 'Put a backup in the place of the embedded database; the shop must be stopped',
    arguments: { file: 'as “backup” has written it' },
    options: { force: 'replace the database that is there without asking' },
    examples: [
      ['restore shop-2026-11-21.tar.gz', 'asks before it replaces a database'],
      ['restore shop-2026-11-21.tar.gz --force', 'does not ask'],
    ],
    question: 'Replace the database in {folder}, with every order in it? (y/N)',
    needsForce: 'There is a database already. Nothing was changed; --force replaces it.',
    unchanged: 'Nothing was changed.',
    noBackup: '{file} is no backup of a shop, or it is damaged. Nothing was changed.',
    newer: '{file} comes from a newer release. Nothing was changed.',
    done: 'Restored into {folder}. The next start brings it up to date.',
  },
  move: {
    purpose: 'Move from the embedded database to an empty PostgreSQL database; the shop must be stopped',
    arguments: {},
    options: { to: 'address of the database: postgres://user:password@host/database' },
    examples: [['move --to postgres://shop@localhost/shop', 'copies all tables in one transaction, and compares them']],
    bar: 'Rows',
    noTarget: 'must be an address such as postgres://user@host/database',
    notEmpty: 'That database holds tables already ({tables} …). Give an empty one. Nothing was changed.',
    differs: 'The copy of the table {table} is not what it was copied from. Nothing was kept there.',
    unreachable: 'That database cannot be used: {message}',
    columns: { table: 'Table', rows: 'Rows' },
    done: 'All moved and compared. Start the shop with DATABASE_URL set to it, and with SESSION_SECRET from {secret}, so that sessions go on. Keep the folders “uploads” and “files”; the embedded database stays as it was.',
  },
} as const;

export const en = {
  ...general,
  ...wholeShop,
  ...promotions,
  ...customers,
  orders,
  orderEvents,
  posts,
  products,
} as const;
