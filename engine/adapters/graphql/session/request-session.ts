import type { Language } from '#engine/domain/language.ts';
import type { Usecases } from '#engine/usecases/usecases.ts';
import type { RateLimitMutation } from '../limits/mutation-limit.ts';
import { createResponseBudget, type ResponseBudget } from '../limits/response-budget.ts';
import { createTurns, type Turns } from '../limits/turns.ts';
import { createCallerLogin, type LoginProof } from './caller-login.ts';
import { type CallerSession, createCallerSession } from './caller-session.ts';
import { createLoginTokens, type LoginTokens } from './login-tokens.ts';
import { createSessionTokens } from './session-tokens.ts';
import type { Secrets } from './signed-claims.ts';

/** What the operations of one request share. */
export interface RequestSession {
  readonly session: CallerSession;
  readonly language: Language;
  readonly responseBudget: ResponseBudget;
  readonly turns: Turns;
  readonly rateLimitMutation: RateLimitMutation;
}

/** Who sends a request, as it says itself. */
export interface RequestCredentials {
  readonly token: string | null;
  readonly proof: LoginProof;
  readonly language: Language;
  readonly clientAddress: string | undefined;
  /** Left out where the server limits no mutations. */
  readonly rateLimitMutation?: RateLimitMutation | undefined;
}

interface Needs {
  readonly shop: Usecases;
  readonly secrets: Secrets;
  readonly issuer: string;
}

export interface RequestSessions {
  readonly loginTokens: LoginTokens;
  open(request: RequestCredentials): RequestSession;
}

/** Tokens of sessions and of logins are signed with the same secrets. None is valid as the other, since their claims differ. */
export function createRequestSessions({ shop, secrets, issuer }: Needs): RequestSessions {
  const { now, settings, findLoggedInCustomer } = shop;
  const tokens = createSessionTokens({ secrets, issuer, hours: settings.sessionHours, now });
  const loginTokens = createLoginTokens({ secrets, issuer, now });
  return {
    loginTokens,
    open({ token, proof, language, clientAddress, rateLimitMutation = () => 0 }) {
      const login = createCallerLogin({ proof, tokens: loginTokens, findLoggedInCustomer, now });
      const session = createCallerSession({ tokens, token, login, language, clientAddress, shop });
      return { session, language, responseBudget: createResponseBudget(), turns: createTurns(), rateLimitMutation };
    },
  };
}
