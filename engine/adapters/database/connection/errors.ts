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

/** The machine, or a limit that is set on the process, has too little memory for the embedded database. */
export class NoMemory extends Error {
  override readonly name = 'NoMemory';

  constructor(cause: unknown) {
    super('too little memory for the embedded database', { cause });
  }
}

/** The embedded database cannot be opened as it is on the disk: files are missing or spoiled. */
export class DatabaseDamaged extends Error {
  override readonly name = 'DatabaseDamaged';
  readonly folder: string;

  constructor(folder: string, cause: unknown) {
    super(`the database in ${folder} is damaged`, { cause });
    this.folder = folder;
  }
}

/** A file of the shop holds something else than what the shop has written. */
export class DamagedFile extends Error {
  override readonly name = 'DamagedFile';
  readonly file: string;
  /** What deleting it means, as a sentence. */
  readonly loss: string;

  constructor(file: string, loss: string, cause?: unknown) {
    super(`${file} is damaged`, { cause });
    this.file = file;
    this.loss = loss;
  }
}

/** A connection pooler between the shop and its database lends connections out for a transaction only. */
export class DatabasePooled extends Error {
  override readonly name = 'DatabasePooled';

  constructor(where: string) {
    super(`connections to ${where} are shared by a pooler`);
  }
}

/** The file to restore is no dump of a shop's database, or one of another version. */
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

/** A copied table differs from its source; the copy was rolled back. */
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

/** It cannot keep every name and text that a shopper writes. */
export class DatabaseNotUtf8 extends Error {
  override readonly name = 'DatabaseNotUtf8';
  readonly encoding: string;

  constructor(encoding: string) {
    super(`the database has the encoding ${encoding}`);
    this.encoding = encoding;
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

/** SQLSTATE classes: lost connections, conflicts, lack of resources, a server that stops, system errors. */
const TRANSIENT_STATES = /^(08|40|53|57P|58|55P03|25P03)/;
const LOST_STATES = /^(08|57P)/;

/** Deadlock and serialization failure: the server aborted one of two transactions in conflict. */
const CONFLICTS = new Set(['40P01', '40001']);

export const isConflict = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && CONFLICTS.has(error.code ?? '');

/** The server takes no changes: it is a standby, or was made one. */
export const isReadOnly = (error: unknown): boolean => error instanceof pg.DatabaseError && error.code === '25006';

/** Codes of the operating system: `ECONNRESET`. */
const SYSTEM_ERROR = /^E[A-Z]+$/;
const LOST_SOCKET = /^(ECONN[A-Z]+|EPIPE|ETIMEDOUT|ERR_STREAM_DESTROYED)$/;

/** The driver's messages about its connections, which have no code. */
const CONNECTION_ERROR =
  /^(Connection terminated|Client (has encountered a connection error|was closed)|timeout exceeded|Query read timeout)/;

const codeOf = (error: Error): string => ('code' in error && typeof error.code === 'string' ? error.code : '');

/** Of the driver or the network, rather than of the server. */
export const isConnectionError = (error: unknown): boolean =>
  error instanceof Error && (LOST_SOCKET.test(codeOf(error)) || CONNECTION_ERROR.test(error.message));

/** There was no connection to send anything on: the server is away, has none left, or all of this process are in use. */
export class NoConnection extends Error {
  override readonly name = 'NoConnection';

  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

/** The connection was lost while a transaction was committed: nobody knows whether it was. */
export class CommitUnknown extends Error {
  override readonly name = 'CommitUnknown';

  constructor(cause: unknown) {
    super('the connection was lost during a commit', { cause });
  }
}

const isOwn = (error: unknown): error is NoConnection | CommitUnknown =>
  error instanceof NoConnection || error instanceof CommitUnknown;

/** Whether the same work may succeed another time, because the error had nothing to do with it. */
export function isTransientError(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return TRANSIENT_STATES.test(error.code ?? '');
  return error instanceof Error && (isOwn(error) || SYSTEM_ERROR.test(codeOf(error)) || isConnectionError(error));
}

/** Whether the connection ended before the response: the work may have been done. */
export function isLostConnection(error: unknown): boolean {
  if (isOwn(error)) return isLostConnection(error.cause);
  return error instanceof pg.DatabaseError ? LOST_STATES.test(error.code ?? '') : isConnectionError(error);
}
