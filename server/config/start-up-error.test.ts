import { expect, test } from 'vitest';
import {
  DamagedFile,
  DatabaseDamaged,
  DatabaseNotUtf8,
  DatabasePooled,
  DatabaseTooOld,
  DatabaseUnreachable,
  DataFolderInUse,
  MigrationNewerThanCode,
  NoDiskSpace,
  NoMemory,
} from '#engine/adapters/database/connection/errors.ts';
import { OwnShopWithoutSettings } from '../own-shop/shop-status.ts';
import { ConfigError } from './config-error.ts';
import { DatabaseMissing, DatabaseMoved, FolderRefused } from './data-folder.ts';
import { explainStartUpError } from './start-up-error.ts';

const place = { port: 3000, dataFolder: '/srv/shop' };
const withCode = (code: string) => Object.assign(new Error('raw text of the system'), { code });

test.each([
  ['a wrong setting', new ConfigError('PORT must be a port number'), /PORT must be a port number/],
  ['a port that is taken', withCode('EADDRINUSE'), /Port 3000 is taken/],
  ['a full disk', withCode('ENOSPC'), /\/srv\/shop is full/],
  ['a full disk behind another error', new Error('no', { cause: withCode('ENOSPC') }), /is full/],
  ['a file where the folder should be', withCode('ENOTDIR'), /\/srv\/shop cannot be made/],
  ['a folder in use', new DataFolderInUse('/srv/shop'), /in use by another/],
  ['a disk too full to start on', new NoDiskSpace('/srv/shop'), /\/srv\/shop is full: less than 128 MB is left/],
  ['too little memory', new NoMemory(new RangeError('no')), /too little memory.*as it was.*ulimit -v/],
  ['an old server', new DatabaseTooOld('12.4', 15), /PostgreSQL 12.4 is too old/],
  ['a pooler', new DatabasePooled('pooler.example/shop'), /connection pooler.*pool_mode = session/],
  ['a newer database', new MigrationNewerThanCode('009-x'), /newer release/],
  ['a database that is down', withCode('ECONNREFUSED'), /does not answer/],
  ['a limit on open files', withCode('EMFILE'), /too few files at once.*ulimit -n/],
  ['a damaged database', new DatabaseDamaged('/srv/shop/database', new Error('Aborted()')), /damaged.*restore FILE/],
  ['a table that cannot be read', withCode('XX001'), /damaged.*restore FILE/],
  ['a damaged file', new DamagedFile('/srv/shop/session-secret', 'All logins end.'), /Delete it.*All logins end/],
  ['a folder where none can be', new FolderRefused('/proc/shop', withCode('ENOENT')), /at \/proc\/shop.*DATA_DIR/],
  ['a lost database', new DatabaseMissing('/srv/shop/database', '/srv/shop/uploads'), /no database.*restore FILE/],
  [
    'a moved database',
    new DatabaseMoved('/srv/shop/database.moved', 'db.example/shop'),
    /db.example\/shop.*delete \/srv/,
  ],
  [
    'a shop without its settings',
    new OwnShopWithoutSettings('products: 3, orders: 4', '/srv/shop/shop.config.yaml'),
    /products: 3.*back at \/srv.*SEED=none/,
  ],
  ['a host of another machine', withCode('EADDRNOTAVAIL'), /HOST is no address/],
  ['a host that nobody knows', withCode('ENOTFOUND'), /HOST is no address/],
  ['a database at an unknown host', new DatabaseUnreachable('x/shop', withCode('ENOTFOUND')), /DATABASE_URL/],
  ['a database without a name server', new DatabaseUnreachable('x/shop', withCode('EAI_AGAIN')), /does not answer/],
  ['a database without a way', new DatabaseUnreachable('x/shop', withCode('EHOSTUNREACH')), /does not answer/],
  ['a wrong password', withCode('28P01'), /refuses the user/],
  ['a server without a free connection', new DatabaseUnreachable('x/shop', withCode('53300')), /no free connection/],
  ['an unknown authority', new DatabaseUnreachable('x', withCode('SELF_SIGNED_CERT_IN_CHAIN')), /sslrootcert=/],
  ['an old certificate', new DatabaseUnreachable('x', withCode('CERT_HAS_EXPIRED')), /has expired; renew/],
  ['a certificate of others', new DatabaseUnreachable('x', withCode('ERR_TLS_CERT_ALTNAME_INVALID')), /another host/],
  ['a database of few letters', new DatabaseNotUtf8('SQL_ASCII'), /in SQL_ASCII.*encoding 'UTF8' template template0/],
  ['a server without what the search needs', withCode('0A000'), /lacks the extension pg_trgm/],
  ['a user who owns nothing', withCode('42501'), /may not make or change tables.*owner to/],
  ['a standby', withCode('25006'), /takes no changes/],
])('explains %s in one line', (_case, error, line) => {
  const explanation = explainStartUpError(error, place);
  expect(explanation).toMatch(line);
  expect(explanation).not.toContain('\n');
});

test('does not explain an unexpected error, which is printed with its stack', () => {
  expect(explainStartUpError(new TypeError('undefined is not a function'), place)).toBeNull();
});
