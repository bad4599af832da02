import pg from 'pg';

/** Another running process has the data folder open. */
export class DataFolderInUse extends Error {
  override readonly name = 'DataFolderInUse';
  readonly folder: string;

  constructor(folder: string) {
    super(`data folder ${folder} is in use by another process`);
    this.folder = folder;
  }
}

/** The disk is full, or too full to start on. */
export class NoDiskSpace extends Error {
  override readonly name = 'NoDiskSpace';
  readonly folder: string;

  constructor(folder: string, cause?: unknown) {
    super(`no space left on the disk of ${folder}`, { cause });
    this.folder = folder;
  }
}

/** What should be restored is no dump of a shop's database, or of another version of it. */
export class NotABackup extends Error {
  override readonly name = 'NotABackup';

  constructor(cause: unknown) {
    super('no backup of a shop', { cause });
  }
}

/** The database that should be moved to holds something already. */
export class TargetNotEmpty extends Error {
  override readonly name = 'TargetNotEmpty';
  readonly tables: readonly string[];

  constructor(tables: readonly string[]) {
    super(`the target holds tables: ${tables.join(', ')}`);
    this.tables = tables;
  }
}

/** A copied table is not what it was copied from; nothing was kept. */
export class CopyDiffers extends Error {
  override readonly name = 'CopyDiffers';
  readonly table: string;

  constructor(table: string) {
    super(`the copy of ${table} differs`);
    this.table = table;
  }
}

/** No answer, no such database, or the login was refused; `cause` says which. */
export class DatabaseUnreachable extends Error {
  override readonly name = 'DatabaseUnreachable';
  /** Host, port and database, without user and password. */
  readonly where: string;

  constructor(where: string, cause: unknown) {
    super(`database ${where} cannot be reached: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    this.where = where;
  }
}

export class DatabaseTooOld extends Error {
  override readonly name = 'DatabaseTooOld';
  readonly version: string;
  readonly needed: number;

  constructor(version: string, needed: number) {
    super(`PostgreSQL ${version} is too old, ${needed} or newer is needed`);
    this.version = version;
    this.needed = needed;
  }
}

/** The database was migrated by a newer release; this one would misread it. */
export class MigrationNewerThanCode extends Error {
  override readonly name = 'MigrationNewerThanCode';
  readonly migration: string;

  constructor(migration: string) {
    super(`the database has migration ${migration}, which this release does not know`);
    this.migration = migration;
  }
}

/** SQLSTATE: lost connections, others in the way, no room, a server that is stopped, trouble of its machine. */
const PASSING = /^(08|40|53|57P|58|55P03|25P03)/;

/** The system's errors: `ECONNRESET`. */
const OF_THE_SYSTEM = /^E[A-Z]+$/;

/** What the driver says of its connections, without any code. */
const OF_CONNECTIONS =
  /^(Connection terminated|Client (has encountered a connection error|was closed)|timeout exceeded)/;

/** Whether the same work may well be done another time, because the fault was not its own. */
export function isTransientError(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return PASSING.test(error.code ?? '');
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return OF_THE_SYSTEM.test(code) || OF_CONNECTIONS.test(error.message);
}
