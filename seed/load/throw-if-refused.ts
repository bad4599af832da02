import type { Result } from '#engine/domain/result.ts';

/** The seed is our own data: a refusal is a mistake in it. */
export async function throwIfRefused<T>(step: string, result: Promise<Result<T, unknown>>): Promise<void> {
  const { ok, ...rest } = await result;
  if (!ok) throw new Error(`the seed's ${step} were refused: ${JSON.stringify(rest)}`);
}
