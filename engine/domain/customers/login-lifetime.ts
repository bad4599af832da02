const DAY = 24 * 60 * 60 * 1000;

/** How long a login lasts: `remembered` and `visit` by cookie, `device` by refresh token. */
const LOGIN_DAYS = { remembered: 14, visit: 2, device: 365 } as const;

export type LoginKind = keyof typeof LOGIN_DAYS;

export const loginEnd = (now: Date, kind: LoginKind): Date => new Date(now.getTime() + LOGIN_DAYS[kind] * DAY);
