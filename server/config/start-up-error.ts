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
import { NEEDED_BYTES } from '#engine/adapters/database/open-database.ts';
import { ContentError } from '../content/read-file.ts';
import { BrandPictureError } from '../own-shop/brand-pictures.ts';
import { ShopFileError } from '../own-shop/shop-file-error.ts';
import { OwnShopWithoutSettings } from '../own-shop/shop-status.ts';
import { ConfigError } from './config-error.ts';
import { DatabaseMissing, DatabaseMoved, FolderRefused, NEEDED_HANDLES } from './data-folder.ts';

/** The code of the operating system or database, from anywhere in the chain of causes. */
function codeOf(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  if ('code' in error && typeof error.code === 'string') return error.code;
  return codeOf(error.cause);
}

/** Where the shop was to be opened. */
export interface ShopLocation {
  readonly port: number;
  readonly dataFolder: string;
}

const fullDisk = (folder: string) =>
  `The disk that holds ${folder} is full: less than ${NEEDED_BYTES / 1024 ** 2} MB is left. Free some space, or set DATA_DIR.`;

const TOO_LITTLE_MEMORY =
  'The shop gets too little memory for its database, which is as it was. Give the machine 2 GB, and set no limit on the address space (ulimit -v unlimited).';

const RESTORE = 'Restore the latest backup: npm run shop -- restore FILE.';

/** What is wrong with the shop's own files and database; null when it is something else. */
function explainDamage(error: unknown): string | null {
  if (error instanceof DamagedFile)
    return `The file ${error.file} is damaged. Delete it and start again. ${error.loss}`;
  if (error instanceof DatabaseDamaged) return `The database in ${error.folder} is damaged or incomplete. ${RESTORE}`;
  if (error instanceof DatabaseMissing) {
    return `There are pictures in ${error.uploads}, but no database in ${error.folder}. ${RESTORE} For a new shop, empty the data folder.`;
  }
  if (error instanceof DatabaseMoved) {
    return `The database of this data folder was moved to PostgreSQL (${error.where}). Set DATABASE_URL. To open the old one again, delete ${error.mark}.`;
  }
  if (error instanceof OwnShopWithoutSettings) {
    return `This database holds a shop of its own (${error.contents}), so the demo is not put into it. If its settings are missing, put them back at ${error.settings}, or set SHOP_CONFIG. To start without them, set SEED=none.`;
  }
  return null;
}

/** One line that says why the shop cannot start and what to do about it; null for unexpected errors. */
export function explainStartUpError(error: unknown, { port, dataFolder }: ShopLocation): string | null {
  if (error instanceof ContentError || error instanceof ShopFileError || error instanceof BrandPictureError)
    return error.message;
  const damage = explainDamage(error);
  if (damage !== null) return damage;
  if (error instanceof ConfigError) return `Settings: ${error.message}. See .env.example.`;
  if (error instanceof DataFolderInUse) {
    return `The data folder ${dataFolder} is in use by another running shop. Stop that one, or set DATA_DIR.`;
  }
  if (error instanceof FolderRefused) return `No folder can be made at ${error.folder}. Set DATA_DIR.`;
  if (error instanceof NoDiskSpace) return fullDisk(dataFolder);
  if (error instanceof NoMemory) return TOO_LITTLE_MEMORY;
  if (error instanceof DatabaseTooOld) {
    return `PostgreSQL ${error.version} is too old: ${error.needed} or newer is needed.`;
  }
  if (error instanceof DatabaseNotUtf8) {
    return `The database at DATABASE_URL is in ${error.encoding}, which lacks letters that shoppers write. Make one in UTF-8: create database shop owner shop encoding 'UTF8' template template0.`;
  }
  if (error instanceof DatabasePooled) {
    return 'DATABASE_URL leads to a connection pooler that shares connections. Set the address of PostgreSQL itself, or let the pooler keep a connection for each client (pool_mode = session, ignore_startup_parameters = statement_timeout, lock_timeout, idle_in_transaction_session_timeout).';
  }
  if (error instanceof MigrationNewerThanCode) {
    return `The database was brought up to date by a newer release (${error.migration}). Start that release instead.`;
  }
  const isOfDatabase = error instanceof DatabaseUnreachable;
  const known = isOfDatabase ? explainDatabaseCode(codeOf(error)) : explainCode(codeOf(error), { port, dataFolder });
  if (known !== null || !isOfDatabase) return known;
  return `The database at DATABASE_URL cannot be used: ${error.message}`;
}

function explainCode(code: string | null, { port, dataFolder }: ShopLocation): string | null {
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is taken by another program. Stop that one, or set PORT.`;
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return `No permission to use port ${port} or to write to ${dataFolder}. Set PORT or DATA_DIR.`;
    case 'ENOTDIR':
    case 'EEXIST':
      return `The data folder ${dataFolder} cannot be made: a file is in its way. Set DATA_DIR.`;
    case 'ENOSPC':
      return fullDisk(dataFolder);
    case 'EMFILE':
    case 'ENFILE':
      return `The shop may open too few files at once: it needs ${NEEDED_HANDLES} and one for each connection. Raise the limit (ulimit -n 4096).`;
    case 'XX001':
    case 'XX002':
    case '58P01':
      return `The database is damaged or incomplete. ${RESTORE}`;
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
    case 'EADDRNOTAVAIL':
      return 'HOST is no address of this machine. Correct it, or leave it out.';
    default:
      return explainDatabaseCode(code);
  }
}

/** What is wrong with the certificate of a server, by Node's code for it. */
const UNTRUSTED = 'is of an authority that this machine does not know; name its file with &sslrootcert=/path/to/ca.pem';
const CERTIFICATES: ReadonlyMap<string, string> = new Map([
  ['DEPTH_ZERO_SELF_SIGNED_CERT', UNTRUSTED],
  ['SELF_SIGNED_CERT_IN_CHAIN', UNTRUSTED],
  ['UNABLE_TO_GET_ISSUER_CERT_LOCALLY', UNTRUSTED],
  ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', UNTRUSTED],
  ['CERT_HAS_EXPIRED', 'has expired; renew it on that server'],
  ['CERT_NOT_YET_VALID', 'is not valid yet; compare the clocks of both machines'],
  ['ERR_TLS_CERT_ALTNAME_INVALID', 'is of another host; name the server as its certificate does'],
]);

function explainDatabaseCode(code: string | null): string | null {
  const certificate = CERTIFICATES.get(code ?? '');
  if (certificate) return `The certificate of the database at DATABASE_URL ${certificate}. See docs/scaling.md.`;
  switch (code) {
    case 'ECONNREFUSED':
    case 'EHOSTUNREACH':
    case 'ENETUNREACH':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
    case 'ETIMEDOUT':
      return 'The database at DATABASE_URL does not answer. Is it running, and is the address right?';
    case '0A000':
      return 'The PostgreSQL at DATABASE_URL lacks the extension pg_trgm. Install its package of contributed modules (postgresql-contrib).';
    case '25006':
      return 'The database at DATABASE_URL takes no changes: it is a standby, or set to read only.';
    case '28P01':
    case '28000':
      return 'The database at DATABASE_URL refuses the user or password.';
    case '42501':
      return 'The user of DATABASE_URL may not make or change tables there. Let it own the database: alter database shop owner to shop.';
    case '53300':
      return 'The database at DATABASE_URL has no free connection. Each process of the shop needs up to eleven: raise max_connections, or end what holds the others.';
    case '3D000':
      return 'The database named in DATABASE_URL does not exist.';
    default:
      return null;
  }
}
