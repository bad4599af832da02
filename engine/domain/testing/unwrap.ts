import type { Result } from '../result.ts';

/** @throws when the result is a refusal */
export function unwrap<T>(result: Result<T, unknown>): T {
  if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.refusal)}`);
  return result.value;
}
