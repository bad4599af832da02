import type { Database } from '#engine/adapters/database/open-database.ts';
import type { Usecases } from '#engine/usecases/usecases.ts';
import { writeSheet } from '../sheet/write-sheet.ts';
import { columnsOf, importSheet, readShelves, type SheetImport } from './import-sheet.ts';
import type { Watch } from './watch.ts';

interface Needs {
  readonly usecases: Usecases;
  readonly database: Pick<Database, 'dump'>;
}

/**
 * Everything the operator can have done, one question and one answer each. Whoever has the database open sits at it: the
 * running shop, or the command itself. Questions and answers are plain data, so that they may come from another process.
 */
export function createDesk({ usecases, database }: Needs) {
  const { register, changeStock, changePrice } = usecases;
  return {
    findProducts: register.find,
    productDrafts: register.drafts,
    changeStock,
    changePrice,
    importSheet: (question: SheetImport, watch: Watch) => importSheet(usecases, question, watch),
    /** Every product as one sheet of comma-separated values. */
    exportSheet: async (_question: null) =>
      writeSheet(await register.drafts('all'), columnsOf(usecases, await readShelves(usecases), NO_PICTURES)),
    /** A tar of the embedded database between two transactions; null where the database is a server's. */
    dump: async (_question: null) => (await database.dump?.()) ?? null,
  };
}

export type Desk = ReturnType<typeof createDesk>;

export type Verb = keyof Desk;
export type Question<V extends Verb> = Parameters<Desk[V]>[0];
export type Answer<V extends Verb> = Awaited<ReturnType<Desk[V]>>;

/** Asks whoever sits at the desk. */
export type Ask = <V extends Verb>(verb: V, question: Question<V>, watch?: Watch) => Promise<Answer<V>>;

const NOBODY_WATCHES: Watch = { onProgress: () => {} };

/** Reading them is all an export does. */
const NO_PICTURES: ReadonlySet<string> = new Set();

type Act = (question: never, watch: Watch) => Promise<unknown>;

/** What a question and its answer are is known by the verb; the compiler cannot follow that through a table. */
export const askAt = (desk: Desk): Ask =>
  ((verb: Verb, question: never, watch: Watch = NOBODY_WATCHES) => {
    const act: Act = desk[verb];
    return act(question, watch);
  }) as Ask;
