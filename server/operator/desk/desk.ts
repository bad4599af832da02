import type { Database } from '#engine/adapters/database/open-database.ts';
import type { Usecases } from '#engine/usecases/usecases.ts';

/** What a long piece of work tells while it is done. */
export interface Watch {
  onProgress(done: number, total: number): void;
}

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

type Act = (question: never, watch: Watch) => Promise<unknown>;

/** What a question and its answer are is known by the verb; the compiler cannot follow that through a table. */
export const askAt = (desk: Desk): Ask =>
  ((verb: Verb, question: never, watch: Watch = NOBODY_WATCHES) => {
    const act: Act = desk[verb];
    return act(question, watch);
  }) as Ask;
