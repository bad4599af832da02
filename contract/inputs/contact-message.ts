import { z } from 'zod';
import { oneLine } from './pasted-text.ts';
import { PHONE, plainPhone } from './phone.ts';

/** What is wrong with a field of the contact form; the page shows it in the visitor's language. */
export type ContactProblem =
  | 'nameRequired'
  | 'nameLength'
  | 'emailRequired'
  | 'emailInvalid'
  | 'phoneRequired'
  | 'phoneInvalid'
  | 'messageRequired'
  | 'messageLength'
  | 'agreementRequired';

const problem = (code: ContactProblem): ContactProblem => code;

/** In one line, whatever was pasted: these are used in the headers of an email. */
const line = (missing: ContactProblem) => z.string({ error: missing }).overwrite(oneLine).trim().min(1, missing);

export const ContactMessage = z.object({
  fullName: line(problem('nameRequired')).min(2, problem('nameLength')).max(100, problem('nameLength')),
  email: line(problem('emailRequired'))
    .max(254, problem('emailInvalid'))
    .pipe(z.email(problem('emailInvalid'))),
  phone: line(problem('phoneRequired')).overwrite(plainPhone).regex(PHONE, problem('phoneInvalid')),
  message: z
    .string({ error: problem('messageRequired') })
    .trim()
    .min(1, problem('messageRequired'))
    .min(10, problem('messageLength'))
    .max(2000, problem('messageLength'))
    // Line breaks stay; other control characters become spaces.
    .overwrite((text) => text.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n]/gu, ' ')),
  privacyPolicy: z.literal(true, { error: problem('agreementRequired') }),
});
export type ContactMessage = z.infer<typeof ContactMessage>;

/** The API's own messages, as its response has them. */
export const CONTACT_PROBLEM_MESSAGES: Readonly<Record<ContactProblem, string>> = {
  nameRequired: 'Name is required.',
  nameLength: 'The name needs 2 to 100 characters.',
  emailRequired: 'Email is required.',
  emailInvalid: 'Please enter a valid email address.',
  phoneRequired: 'Phone is required.',
  phoneInvalid: 'Please enter a valid phone number.',
  messageRequired: 'Message is required.',
  messageLength: 'The message needs 10 to 2000 characters.',
  agreementRequired: 'Please agree to the privacy policy.',
};

type ContactField = keyof ContactMessage;

/** What is wrong with a message, by field; empty for a message that can be sent. */
function problemsOf(message: unknown): Readonly<Partial<Record<ContactField, ContactProblem>>> {
  const parsed = ContactMessage.safeParse(message);
  // The first problem of a field wins.
  const issues = (parsed.error?.issues ?? []).toReversed();
  return Object.fromEntries(issues.map((issue) => [issue.path[0], issue.message]));
}

/** The first problem of each field, in the order of the form. */
export function contactProblems(message: unknown): readonly ContactProblem[] {
  const problems = problemsOf(message);
  return Object.keys(ContactMessage.shape).flatMap((field) => problems[field as ContactField] ?? []);
}

/** The form as the page sends it: a ticked box is `on`. */
export function readContactForm(form: FormData) {
  const message = { ...Object.fromEntries(form), privacyPolicy: form.get('privacyPolicy') === 'on' };
  const parsed = ContactMessage.safeParse(message);
  return parsed.success
    ? ({ ok: true, value: parsed.data } as const)
    : ({ ok: false, problems: problemsOf(message) } as const);
}
