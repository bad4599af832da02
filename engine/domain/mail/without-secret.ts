import type { Mail } from './mail.ts';

/** The mail as it is kept once it has been sent: with nothing in it that opens a door. */
export const withoutSecret = (mail: Mail): Mail => (mail.kind === 'password-reset' ? { ...mail, key: '' } : mail);
