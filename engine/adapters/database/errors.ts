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
