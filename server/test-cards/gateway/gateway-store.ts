import { randomBytes } from 'node:crypto';
import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DamagedFile, NoDiskSpace } from '#engine/adapters/database/connection/errors.ts';

export type ObjectKind = 'payment_intent' | 'setup_intent' | 'customer' | 'refund';

/** An object of Stripe's API, as JSON. */
export type ApiObject = Readonly<Record<string, unknown>> & { readonly id: string };

export interface StoredResponse {
  readonly request: string;
  readonly status: number;
  readonly body: string;
}

export interface QueuedEvent {
  readonly id: string;
  readonly body: string;
  readonly attempts: number;
}

/**
 * The data of the test-card gateway, in a database file of its own. Like a real gateway it does not share the shop's
 * transactions, and it keeps its data when the shop crashes.
 */
export interface GatewayStore {
  /** The shop's API key and the secret that signs events. Both are generated once. */
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** Runs in one transaction, also against other processes. */
  atomically<T>(work: () => T): T;
  find<T extends ApiObject>(kind: ObjectKind, id: string): T | null;
  all<T extends ApiObject>(kind: ObjectKind): readonly T[];
  save(kind: ObjectKind, object: ApiObject): void;
  /** The response to an earlier request with the same idempotency key. */
  findResponse(key: string): StoredResponse | null;
  saveResponse(key: string, response: StoredResponse): void;
  enqueueEvent(event: { readonly id: string; readonly body: string; readonly at: number }): void;
  /** Due events. Each becomes due again at its next attempt, so that no other process sends it meanwhile. */
  claimDueEvents(now: number, nextAttemptAt: (attempts: number) => number): readonly QueuedEvent[];
  deleteEvent(eventId: string): void;
  close(): void;
}

const SCHEMA = `
create table if not exists keys (name text primary key, value text not null) strict;
create table if not exists things (id text primary key, kind text not null, body text not null) strict;
create table if not exists answers (key text primary key, request text not null, status integer not null, body text not null) strict;
create table if not exists events (id text primary key, body text not null, due integer not null, tries integer not null default 0) strict;
`;

const LOCK_TIMEOUT_MS = 5000;
const EVENT_BATCH_SIZE = 20;

/** Only the owner may read it. SQLite gives its own files beside it the same mode. */
function restrictToOwner(file: string): void {
  closeSync(openSync(file, 'a'));
  chmodSync(file, 0o600);
}

/** SQLite's codes for a damaged database, and for a file that is none. */
const DAMAGED = [11, 26];

/** And for a disk without room: in general, for a write, and for the file that its processes share. */
const DISK_FULL = [13, 778, 4874];

/** What the operator is told instead of a code of SQLite. */
function explained(error: unknown, file: string): unknown {
  const code = error instanceof Error && 'errcode' in error ? Number(error.errcode) : null;
  if (code === null) return error;
  if (DISK_FULL.includes(code)) return new NoDiskSpace(dirname(file), error);
  return DAMAGED.includes(code)
    ? new DamagedFile(file, 'Payments by test cards begin anew, and nobody’s money is lost.', error)
    : error;
}

function openFile(file: string): DatabaseSync {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  restrictToOwner(file);
  return new DatabaseSync(file, { timeout: LOCK_TIMEOUT_MS });
}

/** @throws DamagedFile, NoDiskSpace */
export function openGatewayStore(file: string): GatewayStore {
  const db = openFile(file);
  try {
    db.exec('pragma journal_mode = wal');
    db.exec(SCHEMA);
    return storeIn(db);
  } catch (error) {
    db.close();
    throw explained(error, file);
  }
}

function storeIn(db: DatabaseSync): GatewayStore {
  const atomically = transactionsOf(db);
  return {
    secretKey: generatedKey(db, { name: 'secret', prefix: 'sk_test_' }),
    webhookSecret: generatedKey(db, { name: 'webhook', prefix: 'whsec_' }),
    atomically,
    ...objectStore(db),
    ...responseStore(db),
    ...eventQueue(db, atomically),
    close: () => db.close(),
  };
}

const transactionsOf =
  (db: DatabaseSync): GatewayStore['atomically'] =>
  (work) => {
    db.exec('begin immediate');
    try {
      const value = work();
      db.exec('commit');
      return value;
    } catch (error) {
      db.exec('rollback');
      throw error;
    }
  };

function generatedKey(db: DatabaseSync, { name, prefix }: { readonly name: string; readonly prefix: string }): string {
  const key = prefix + randomBytes(24).toString('hex');
  db.prepare('insert into keys values (?, ?) on conflict do nothing').run(name, key);
  return String(db.prepare('select value from keys where name = ?').get(name)?.value);
}

const objectStore = (db: DatabaseSync): Pick<GatewayStore, 'find' | 'all' | 'save'> => ({
  find: (kind, id) => parsed(db.prepare('select body from things where kind = ? and id = ?').get(kind, id)),
  all: (kind) =>
    db
      .prepare('select body from things where kind = ? order by rowid desc')
      .all(kind)
      .flatMap((row) => parsed(row) ?? []),
  save(kind, object) {
    const body = JSON.stringify(object);
    db.prepare('insert into things values (?, ?, ?) on conflict (id) do update set body = excluded.body').run(
      object.id,
      kind,
      body,
    );
  },
});

const responseStore = (db: DatabaseSync): Pick<GatewayStore, 'findResponse' | 'saveResponse'> => ({
  findResponse(key) {
    const row = db.prepare('select request, status, body from answers where key = ?').get(key);
    return row ? { request: String(row.request), status: Number(row.status), body: String(row.body) } : null;
  },
  saveResponse(key, { request, status, body }) {
    db.prepare('insert into answers values (?, ?, ?, ?)').run(key, request, status, body);
  },
});

type EventQueue = Pick<GatewayStore, 'enqueueEvent' | 'claimDueEvents' | 'deleteEvent'>;

const eventQueue = (db: DatabaseSync, atomically: GatewayStore['atomically']): EventQueue => ({
  enqueueEvent({ id, body, at }) {
    db.prepare('insert into events (id, body, due) values (?, ?, ?)').run(id, body, at);
  },
  claimDueEvents: (now, nextAttemptAt) =>
    atomically(() => {
      const due = db
        .prepare('select id, body, tries from events where due <= ? order by rowid limit ?')
        .all(now, EVENT_BATCH_SIZE)
        .map((row) => ({ id: String(row.id), body: String(row.body), attempts: Number(row.tries) }));
      const postpone = db.prepare('update events set due = ?, tries = tries + 1 where id = ?');
      for (const { id, attempts } of due) postpone.run(nextAttemptAt(attempts), id);
      return due;
    }),
  deleteEvent(eventId) {
    db.prepare('delete from events where id = ?').run(eventId);
  },
});

const parsed = <T>(row: Readonly<Record<string, unknown>> | undefined): T | null =>
  row ? JSON.parse(String(row.body)) : null;
