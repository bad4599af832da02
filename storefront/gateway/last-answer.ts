import { LRUCache } from 'lru-cache';
import { NoApiResponse } from './transport/run-operation.ts';

/** Made-up addresses ask for what there is not; each of these may be a long text. */
const MAX_ANSWERS = 50;

/**
 * The same questions, each answered as the last time while the backend does not respond: an order that was placed just before has dropped
 * the kept page, and nothing could be rendered in its place. Of many questions only the latest answers are remembered.
 */
export function withLastAnswer<Question extends string | number | null, Answer>(
  ask: (question: Question) => Promise<Answer>,
): (question: Question) => Promise<Answer> {
  const answers = new LRUCache<string | number, { readonly answer: Answer }>({ max: MAX_ANSWERS });
  return async (question) => {
    const key = question ?? '';
    try {
      const answer = await ask(question);
      answers.set(key, { answer });
      return answer;
    } catch (error) {
      const last = error instanceof NoApiResponse && answers.get(key);
      if (!last) throw error;
      return last.answer;
    }
  };
}
