import { type Result, refuse } from '#engine/domain/result.ts';

/** Runs a unit of work that can roll back with a refusal, for reasons found after something was written. */
export async function withRollBack<T, R extends object>(
  run: (rollBack: (refusal: R) => never) => Promise<Result<T, R>>,
): Promise<Result<T, R>> {
  const undone = new Map<unknown, R>();
  const rollBack = (refusal: R): never => {
    const error = new Error('a unit of work is undone for a refusal');
    undone.set(error, refusal);
    throw error;
  };
  try {
    return await run(rollBack);
  } catch (error) {
    const refusal = undone.get(error);
    if (refusal) return refuse(refusal);
    throw error;
  }
}
