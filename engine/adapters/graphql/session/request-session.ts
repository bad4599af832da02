import type { Language } from '#engine/domain/language.ts';
import type { Usecases } from '#engine/usecases/usecases.ts';
import type { CountChange } from '../limits/mutation-limit.ts';
import { createRowBudget, type RowBudget } from '../limits/row-budget.ts';
import { createVisitorLogin, type Proof } from './caller-login.ts';
import { createVisitorSession, type VisitorSession } from './caller-session.ts';
import { createLoginTokens, type LoginTokens } from './login-tokens.ts';
import { createSessionTokens } from './session-tokens.ts';

/** One request: its operations share the session, and how much they may be answered with. */
export interface Visit {
  readonly session: VisitorSession;
  readonly language: Language;
  readonly rows: RowBudget;
  readonly countChange: CountChange;
}

/** What a request brings along. */
export interface Arrival {
  readonly token: string | null;
  readonly proof: Proof;
  readonly language: Language;
  readonly clientAddress: string | undefined;
  /** Where the server limits what a client changes. */
  readonly countChange?: CountChange | undefined;
}

interface Needs {
  readonly shop: Usecases;
  readonly secret: string;
  readonly issuer: string;
}

export interface Visits {
  readonly loginTokens: LoginTokens;
  open(arrival: Arrival): Visit;
}

/** Both kinds of tokens are signed with one secret; neither is taken for the other, since their claims differ. */
export function createVisits({ shop, secret, issuer }: Needs): Visits {
  const { now, settings, recognise } = shop;
  const tokens = createSessionTokens({ secret, issuer, hours: settings.sessionHours, now });
  const loginTokens = createLoginTokens({ secret, issuer, now });
  return {
    loginTokens,
    open({ token, proof, language, clientAddress, countChange = () => 0 }) {
      const login = createVisitorLogin({ proof, tokens: loginTokens, recognise, now });
      const session = createVisitorSession({ tokens, token, login, language, clientAddress, shop });
      return { session, language, rows: createRowBudget(), countChange };
    },
  };
}
