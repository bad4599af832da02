import { NoApiResponse } from './transport/run-operation.ts';

/** Made-up addresses ask for what there is not; each of these may be a long text. */
const MAX_ANSWERS = 50;

/**
 * The same questions, each answered as the last time while the backend does not respond: an order that was placed just before has dropped
 * the kept page, and nothing could be rendered in its place. Of many questions only the latest answers are remembered.
 */
export function withLastAnswer<Question, Answer>(
  ask: (question: Question) => Promise<Answer>,
): (question: Question) => Promise<Answer> {
  const answers = new Map<Question, Answer>();
  return async (question) => {
    try {
      const answer = await ask(question);
      answers.delete(question);
      answers.set(question, answer);
      for (const oldest of answers.keys()) {
        if (answers.size <= MAX_ANSWERS) break;
        answers.delete(oldest);
      }
      return answer;
    } catch (error) {
      const last = answers.get(question);
      if (last === undefined || !(error instanceof NoApiResponse)) throw error;
      return last;
    }
  };
}
