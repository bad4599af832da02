import type { Language } from '#engine/domain/language.ts';
import type { Usecases } from '#engine/usecases/usecases.ts';
import type { RateLimitMutation } from '../limits/mutation-limit.ts';
import { createRowBudget, type RowBudget } from '../limits/row-budget.ts';
import { createCallerLogin, type LoginProof } from './caller-login.ts';
import { type CallerSession, createCallerSession } from './caller-session.ts';
import { createLoginTokens, type LoginTokens } from './login-tokens.ts';
import { createSessionTokens } from './session-tokens.ts';

/** One request: its operations share the session, and how much they may be answered with. */
export interface RequestSession {
  readonly session: CallerSession;
  readonly language: Language;
  readonly rows: RowBudget;
  readonly rateLimitMutation: RateLimitMutation;
}

/** What a request brings along. */
export interface IncomingRequest {
  readonly token: string | null;
  readonly proof: LoginProof;
  readonly language: Language;
  readonly clientAddress: string | undefined;
  /** Where the server limits what a client changes. */
  readonly rateLimitMutation?: RateLimitMutation | undefined;
}

interface Needs {
  readonly shop: Usecases;
  readonly secret: string;
  readonly issuer: string;
}

export interface RequestSessions {
  readonly loginTokens: LoginTokens;
  open(arrival: IncomingRequest): RequestSession;
}

/** Both kinds of tokens are signed with one secret; neither is taken for the other, since their claims differ. */
export function createRequestSessions({ shop, secret, issuer }: Needs): RequestSessions {
  const { now, settings, recognise } = shop;
  const tokens = createSessionTokens({ secret, issuer, hours: settings.sessionHours, now });
  const loginTokens = createLoginTokens({ secret, issuer, now });
  return {
    loginTokens,
    open({ token, proof, language, clientAddress, rateLimitMutation = () => 0 }) {
      const login = createCallerLogin({ proof, tokens: loginTokens, recognise, now });
      const session = createCallerSession({ tokens, token, login, language, clientAddress, shop });
      return { session, language, rows: createRowBudget(), rateLimitMutation };
    },
  };
}
