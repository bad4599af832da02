import { type Document, isNode, LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';
import type { Language } from '#engine/domain/language.ts';
import { moneyWriting } from './money-writing.ts';
import { type ProblemTexts, problemTextsIn } from './problem-texts.ts';
import { readOwnFile } from './read-own-file.ts';
import { currencyPart, OWN_CURRENCY, type ShopFile, shopFileIn } from './shop-file.ts';

/** A mistake in the brand's settings, in the reader's language. */
export interface FileProblem {
  readonly line: number;
  /** `payments.bankTransfer.accounts.0.number`; empty for the whole file. */
  readonly setting: string;
  readonly problem: string;
}

export type ShopFileReading =
  | { readonly ok: true; readonly file: ShopFile }
  | { readonly ok: false; readonly problems: readonly FileProblem[] };

/** What amounts are usually written in, where the file does not say. */
const HOME_LOCALES: Readonly<Record<string, string>> = { IDR: 'id-ID', EUR: 'en-US' };

export const moneyLocaleOf = ({ code, locale }: { readonly code: string; readonly locale?: string | undefined }) =>
  locale ?? HOME_LOCALES[code] ?? 'en-US';

/** Reads and checks the file of the brand's settings. */
export function readShopFileAt(path: string, language: Language = 'en'): ShopFileReading {
  const bytes = readOwnFile(path);
  if (typeof bytes !== 'string') return readShopFile(bytes.toString('utf8'), language);
  return { ok: false, problems: [{ line: 1, setting: '', problem: problemTextsIn(language).file[bytes] }] };
}

/** Reads and checks the text of the brand's settings. */
export function readShopFile(text: string, language: Language = 'en'): ShopFileReading {
  const texts = problemTextsIn(language);
  const lines = new LineCounter();
  // Values stay the text they are written as: a point in a number is not yet known to be one.
  const document = parseDocument(text, { schema: 'failsafe', lineCounter: lines });
  const lineAt = (position: number) => lines.linePos(position).line;
  if (document.errors.length > 0) {
    const problems = document.errors.map(({ pos, message }) => ({
      line: lineAt(pos[0]),
      setting: '',
      problem: texts.yaml(message.split(/ at line |\n/)[0] ?? ''),
    }));
    return { ok: false, problems };
  }
  const parsed = parse(contentsOf(document), texts);
  if (parsed.success) return { ok: true, file: parsed.data };
  const lineOf = (path: readonly PropertyKey[]): number => {
    const node = document.getIn(path, true);
    if (isNode(node) && node.range) return lineAt(node.range[0]);
    return path.length === 0 ? 1 : lineOf(path.slice(0, -1));
  };
  const problems = parsed.error.issues
    .flatMap((issue) => saidOf(issue, texts))
    .map(({ path, problem }) => ({ line: lineOf(path), setting: path.join('.'), problem }));
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

/** The currency first: it says how the amounts beside it are written. */
function parse(value: unknown, texts: ProblemTexts): z.ZodSafeParseResult<ShopFile> {
  const options = { reportInput: true };
  const part = currencyPart(texts, moneyWriting(OWN_CURRENCY)).safeParse(value, options);
  const currency = part.data?.currency;
  const style = currency ? { currency: currency.code, moneyLocale: moneyLocaleOf(currency) } : OWN_CURRENCY;
  return shopFileIn(texts, moneyWriting(style)).safeParse(value, options);
}

interface Said {
  readonly path: readonly PropertyKey[];
  readonly problem: string;
}

function saidOf(issue: z.core.$ZodIssue, texts: ProblemTexts): readonly Said[] {
  const { path } = issue;
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({ path: [...path, key], problem: texts.unknown }));
  if (issue.code !== 'invalid_type') return [{ path, problem: issue.message }];
  const shapes: Readonly<Record<string, string>> = { array: texts.list, object: texts.group };
  return [{ path, problem: issue.input === undefined ? texts.missing : (shapes[issue.expected] ?? texts.text) }];
}
