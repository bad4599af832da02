import { type Document, isNode, LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';
import { moneyWriting } from './money-writing.ts';
import { currencyPart, type ShopFile, shopFileIn } from './shop-file.ts';

/** A mistake in the brand's settings, in plain words. */
export interface FileProblem {
  readonly line: number;
  /** `payments.bankTransfer.accounts.0.number`; empty for the whole file. */
  readonly setting: string;
  readonly problem: string;
}

export type ShopFileReading =
  | { readonly ok: true; readonly file: ShopFile }
  | { readonly ok: false; readonly problems: readonly FileProblem[] };

/** The currency that the shop's own amounts are in. */
const OWN_CURRENCY = { currency: 'EUR', moneyLocale: 'en-US' };

/** What amounts are usually written in, where the file does not say. */
const HOME_LOCALES: Readonly<Record<string, string>> = { IDR: 'id-ID', EUR: 'en-US' };

export const moneyLocaleOf = ({ code, locale }: { readonly code: string; readonly locale?: string | undefined }) =>
  locale ?? HOME_LOCALES[code] ?? 'en-US';

/** Reads and checks the text of the brand's settings. */
export function readShopFile(text: string): ShopFileReading {
  const lines = new LineCounter();
  // Values stay the text they are written as: a point in a number is not yet known to be one.
  const document = parseDocument(text, { schema: 'failsafe', lineCounter: lines });
  const lineAt = (position: number) => lines.linePos(position).line;
  if (document.errors.length > 0) {
    const problems = document.errors.map(({ pos, message }) => ({
      line: lineAt(pos[0]),
      setting: '',
      problem: `is not valid YAML: ${message.split(/ at line |\n/)[0]}`,
    }));
    return { ok: false, problems };
  }
  const parsed = parse(contentsOf(document));
  if (parsed.ok) return parsed;
  const lineOf = (path: readonly PropertyKey[]): number => {
    const node = document.getIn(path, true);
    if (isNode(node) && node.range) return lineAt(node.range[0]);
    return path.length === 0 ? 1 : lineOf(path.slice(0, -1));
  };
  const problems = parsed.issues.flatMap((issue) => problemsOf(issue, lineOf));
  return { ok: false, problems: problems.toSorted((a, b) => a.line - b.line) };
}

/** Null where aliases would make a small file a huge one. */
function contentsOf(document: Document): unknown {
  try {
    return document.toJS() ?? {};
  } catch {
    return null;
  }
}

type Parsed =
  | { readonly ok: true; readonly file: ShopFile }
  | { readonly ok: false; readonly issues: readonly z.core.$ZodIssue[] };

function parse(value: unknown): Parsed {
  const { data, error } = currencyPart.safeParse(value, { reportInput: true });
  if (error) return { ok: false, issues: error.issues };
  const { currency } = data;
  const writing = moneyWriting(
    currency ? { currency: currency.code, moneyLocale: moneyLocaleOf(currency) } : OWN_CURRENCY,
  );
  const file = shopFileIn(writing).safeParse(value, { reportInput: true });
  if (!file.success) return { ok: false, issues: file.error.issues };
  const missing = currency && currency.code !== OWN_CURRENCY.currency ? missingAmounts(file.data) : [];
  return missing.length > 0 ? { ok: false, issues: missing } : { ok: true, file: file.data };
}

/** The shop's own amounts are euro: in another currency each must be said anew. */
function missingAmounts({ delivery, payments }: ShopFile): readonly z.core.$ZodIssue[] {
  const cash = payments?.cashOnDelivery;
  const takesCash = cash?.enabled ?? true;
  const needed = [
    [['delivery', 'freeFrom'], delivery?.freeFrom],
    [['delivery', 'zones'], delivery?.zones],
    [['payments', 'cashOnDelivery', 'maximum'], takesCash ? cash?.maximum : 0],
    [['payments', 'cashOnDelivery', 'guestsWaitAbove'], takesCash ? cash?.guestsWaitAbove : 0],
  ] as const;
  return needed
    .filter(([, value]) => value === undefined)
    .map(([path]) => ({
      code: 'custom',
      path: [...path],
      message: 'is needed: the amount that the shop comes with is in euro',
      input: undefined,
    }));
}

function problemsOf(issue: z.core.$ZodIssue, lineOf: (path: readonly PropertyKey[]) => number): readonly FileProblem[] {
  const at = (path: readonly PropertyKey[], problem: string): FileProblem => ({
    line: lineOf(path),
    setting: path.join('.'),
    problem,
  });
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => at([...issue.path, key], 'is no setting of the shop'));
  if (issue.code === 'invalid_type') return [at(issue.path, wrongShape(issue))];
  return [at(issue.path, issue.message)];
}

const SHAPES: Readonly<Record<string, string>> = {
  string: 'must be a text',
  array: 'must be a list',
  object: 'must be a group of settings',
};

const wrongShape = ({ expected, input }: z.core.$ZodIssueInvalidType): string =>
  input === undefined ? 'is missing' : (SHAPES[expected] ?? 'is wrong');
