import type { Result } from '../result.ts';

/** @throws with the refusal, where a test takes it for granted that there is none. */
export function unwrap<T>(result: Result<T, unknown>): T {
  if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.refusal)}`);
  return result.value;
}
