import type { ApiError } from '#contract/commerce-api.ts';
import {
  ADDRESS_LABELS,
  newRefusal,
  REFUSAL_MESSAGES,
  type Refusal,
  type RefusalCode,
  type RefusedField,
  ROLE_LABELS,
} from '#contract/refusals.ts';
import { OTHER_WORDINGS } from './other-wordings.ts';
import { plainText, withoutMarkup } from './text.ts';

const isCode = (code: unknown): code is RefusalCode =>
  typeof code === 'string' && Object.hasOwn(REFUSAL_MESSAGES, code);

/** By the code of the error, by its message over a backend without codes, or else the message as it is. */
export function refusalOf({ message, extensions = {} }: ApiError): Refusal {
  const { code, facts, fields } = extensions;
  if (isCode(code))
    return { code, facts: textFacts(facts), fields: fieldProblems(fields), message: plainText(message) };
  return recognize(wordsOf(message));
}

/** Styles and scripts beside the words of a plugin. */
const NO_WORDS = /<(style|script)\b.*?<\/\1>/gis;

/** Some plugins encode their markup once more than they should. */
function wordsOf(message: string): string {
  const text = plainText(withoutMarkup(message.replace(NO_WORDS, ' ')));
  return text.includes('<') ? plainText(text) : text;
}

function textFacts(facts: unknown): Readonly<Record<string, string>> {
  if (typeof facts !== 'object' || facts === null) return {};
  return Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, plainText(String(fact))]));
}

const fieldProblems = (fields: unknown): readonly RefusedField[] =>
  Array.isArray(fields) ? fields.filter(isProblem) : [];

function isProblem(value: unknown): value is RefusedField {
  if (typeof value !== 'object' || value === null) return false;
  const { role, field, code } = value as Partial<Record<keyof RefusedField, unknown>>;
  return (role === 'billing' || role === 'shipping') && typeof field === 'string' && isCode(code);
}

interface Template {
  readonly code: RefusalCode;
  readonly pattern: RegExp;
  readonly facts?: Readonly<Record<string, string>>;
}

const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** A template as a pattern: `{name}` is a fact, the same wherever it is repeated. One second is "1 second". */
function patternOf(template: string, end: string): RegExp {
  const names = new Set<string>();
  const source = plainText(template)
    .split(/\{(\w+)\}/)
    .map((part, index) => {
      if (index % 2 === 0) return escapePattern(part).replace(/^ seconds/, ' seconds?');
      if (names.has(part)) return String.raw`\k<${part}>`;
      names.add(part);
      return `(?<${part}>.+?)`;
    })
    .join('');
  return new RegExp(`^${source}${end}`, 's');
}

const OWN_WORDINGS = Object.keys(REFUSAL_MESSAGES)
  .filter(isCode)
  .map((code) => ({ code, message: REFUSAL_MESSAGES[code] }));
const templates = (end: string): readonly Template[] =>
  [...OWN_WORDINGS, ...OTHER_WORDINGS].map(({ message, ...refusal }) => ({
    ...refusal,
    pattern: patternOf(message, end),
  }));

/** The whole message first, then a message followed by more text, such as a link. */
const TEMPLATES = [...templates('$'), ...templates(String.raw`(?=\s)`)];

/** Messages of WooCommerce about an invalid session token. */
const BAD_TOKENS = [
  'Expired token',
  'Signature verification failed',
  'Wrong number of segments',
  'Failed to decode session token',
  'Customer ID not found in the token',
  'Cannot handle token',
  'Syntax error, malformed JSON',
  'Malformed UTF-8 characters',
  'Unexpected control character found',
  'Invalid header encoding',
  'Invalid claims encoding',
  'Payload must be a JSON object',
];

/** What plugins that guard the login have instead of a message: `too_many_retries`. */
const BARE_CODE = /^[a-z]+(?:[_-][a-z]+)+$/;

/** Of WooGraphQL about a product of a plugin, such as a bundle or a subscription. */
const UNSUPPORTED_PRODUCT = /^The ".*" product type is not supported by the core /;

function recognize(text: string): Refusal {
  // Newer backends put the first before every message about a token, WordPress the second before most of its messages.
  const message = text.replace(/^(?:invalid_token: |error: )/i, '');
  if (BAD_TOKENS.some((start) => message.startsWith(start))) {
    return newRefusal('SESSION_INVALID', { message });
  }
  if (UNSUPPORTED_PRODUCT.test(message)) return newRefusal('PRODUCT_NOT_FOUND', { message });
  for (const { code, pattern, facts: known } of TEMPLATES) {
    const match = pattern.exec(message);
    if (match) {
      const facts: Record<string, string> = { ...match.groups, ...known };
      return { code, facts, fields: namedField(code, facts.field), message };
    }
  }
  return newRefusal('UNKNOWN', BARE_CODE.test(message) ? {} : { message });
}

/** `Billing Postcode / ZIP` is the field `postcode` of the billing address. */
function namedField(code: RefusalCode, label: string | undefined): readonly RefusedField[] {
  for (const role of ['billing', 'shipping'] as const) {
    for (const [field, fieldLabel] of Object.entries(ADDRESS_LABELS)) {
      if (label === `${ROLE_LABELS[role]} ${fieldLabel}`) return [{ role, field, code }];
    }
  }
  return [];
}
