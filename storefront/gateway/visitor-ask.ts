import type { CommerceApi } from '#contract/commerce-api.ts';
import { type Answer, ask } from './ask.ts';
import type { Operation } from './operation.ts';
import type { VisitRequest } from './shop.ts';

/** How a visitor's operations are asked: with the newest token, and once more without one when it is refused. */
export type VisitorAsk = <Data, Variables extends Readonly<Record<string, unknown>>>(
  operation: Operation<Data, Variables>,
  variables: Variables,
) => Promise<Answer<Data>>;

const isSessionRefused = <Data>(answer: Answer<Data>) =>
  !answer.ok && (answer.refusal.code === 'SESSION_INVALID' || answer.refusal.code === 'SESSION_FOREIGN');

export function createVisitorAsk(
  api: CommerceApi,
  { language, sessionToken, onSessionToken }: VisitRequest,
): VisitorAsk {
  let token = sessionToken;
  const onNewToken = (newToken: string) => {
    token = newToken;
    onSessionToken(newToken);
  };
  return async (operation, variables) => {
    const answer = await ask(api, { operation, variables }, { language, sessionToken: token, onNewToken });
    if (!isSessionRefused(answer) || token === null) return answer;
    token = null;
    onSessionToken(null);
    return ask(api, { operation, variables }, { language, onNewToken });
  };
}
