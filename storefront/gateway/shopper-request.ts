import type { Language } from '#contract/languages.ts';

/** What a browser holds of its login, in cookies that no script reads. */
export interface StoredLogin {
  /** Null once it has run out: the next request renews it. */
  readonly authToken: string | null;
  readonly refreshToken: string;
  /** Otherwise the login ends with the browser. */
  readonly isRemembered: boolean;
}

export interface ShopperRequest {
  readonly language: Language;
  readonly sessionToken: string | null;
  /** Network address of the request, for rate limits. */
  readonly clientAddress?: string;
  /** Called with a new or renewed session token; null when the present one is no longer valid. */
  readonly onSessionToken: (token: string | null) => void;
  /** Null or missing for a visitor who is not logged in. */
  readonly login?: StoredLogin | null;
  /** Called with a new or renewed login; null when the present one has ended. */
  readonly onLogin?: (login: StoredLogin | null) => void;
  /** Proves that somebody has logged in from this browser before; null or missing where nobody has. */
  readonly deviceToken?: string | null;
  /** Called with the proof for later, after a login. */
  readonly onDeviceToken?: (token: string) => void;
  /** A session was lost some seconds ago, so that another loss must not be recovered from again. */
  readonly hasJustLostSession?: boolean;
  /** Called when the backend refuses the session: its login has been ended, too. */
  readonly onSessionLost?: () => void;
}
