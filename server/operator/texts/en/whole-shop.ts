/** Commands that take the database as a whole. */
export const wholeShop = {
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
