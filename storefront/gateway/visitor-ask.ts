import type { CommerceApi } from '#contract/commerce-api.ts';
import { type Answer, ask } from './ask.ts';
import type { Operation } from './operation.ts';
import type { VisitRequest } from './shop.ts';

/** Asks with the newest token, and once more without one when it is refused. */
export type VisitorAsk = <Data, Variables extends Readonly<Record<string, unknown>>>(
  operation: Operation<Data, Variables>,
  variables: Variables,
) => Promise<Answer<Data>>;

const isSessionRefused = <Data>(answer: Answer<Data>) =>
  !answer.ok && (answer.refusal.code === 'SESSION_INVALID' || answer.refusal.code === 'SESSION_FOREIGN');

interface Visitor {
  readonly ask: VisitorAsk;
  /** A fresh token for the same session: it lives on as long as a new one. */
  renew(token: string): void;
}

export function createVisitorAsk(api: CommerceApi, request: VisitRequest): Visitor {
  const { language, sessionToken, clientAddress, onSessionToken } = request;
  let token = sessionToken;
  const onNewToken = (newToken: string) => {
    token = newToken;
    onSessionToken(newToken);
  };
  const askAs: VisitorAsk = async (operation, variables) => {
    const answer = await ask(
      api,
      { operation, variables },
      { language, clientAddress, sessionToken: token, onNewToken },
    );
    if (!isSessionRefused(answer) || token === null) return answer;
    token = null;
    onSessionToken(null);
    return ask(api, { operation, variables }, { language, clientAddress, onNewToken });
  };
  return { ask: askAs, renew: onNewToken };
}
