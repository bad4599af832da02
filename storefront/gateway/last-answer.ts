import { NoApiResponse } from './transport/run-operation.ts';

/**
 * The same questions, each answered as the last time while the backend does not respond. For what a page shows beside what it is about:
 * without it, an order that was placed just before would have dropped the kept page, and nothing could be rendered in its place.
 */
export function withLastAnswer<Question, Answer>(
  ask: (question: Question) => Promise<Answer>,
): (question: Question) => Promise<Answer> {
  const answers = new Map<Question, Answer>();
  return async (question) => {
    try {
      const answer = await ask(question);
      answers.set(question, answer);
      return answer;
    } catch (error) {
      const last = answers.get(question);
      if (last === undefined || !(error instanceof NoApiResponse)) throw error;
      return last;
    }
  };
}
