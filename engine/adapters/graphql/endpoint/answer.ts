import type { ExecutionResult } from 'graphql';

/** The answer to one operation, as an object and as it is sent. */
export interface Answer {
  /** False when the operation was refused whole. */
  readonly hasData: boolean;
  result(): ExecutionResult;
  text(): string;
}

export const answerOf = (result: ExecutionResult): Answer => ({
  hasData: result.data !== undefined,
  result: () => result,
  text: () => JSON.stringify(result),
});
