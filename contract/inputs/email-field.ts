import { z } from 'zod';
import { seenText } from './pasted-text.ts';

/** As long as an address may be (RFC 5321 §4.5.3.1.3, without its brackets). */
export const MAX_EMAIL_LENGTH = 254;

/** An email address that must be given, as the person sees it who has typed or pasted it. */
export const emailField = z
  .string()
  .overwrite(seenText)
  .trim()
  .min(1, 'required')
  .max(MAX_EMAIL_LENGTH, 'email')
  .pipe(z.email('email'));
