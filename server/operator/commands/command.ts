import { type Command, Option } from 'commander';
import { z } from 'zod';
import type { Language } from '#contract/languages.ts';
import { type Edge, instantOf } from '#contract/shop-time.ts';
import type { Config } from '../../config/config.ts';
import type { Messages } from '../messages/messages.ts';
import { fill } from '../messages/template.ts';
import { EXAMPLE_AMOUNTS, formatMoney } from '../output/money.ts';
import type { Output } from '../output/output.ts';
import type { Call } from '../service/operator-service.ts';
import { amountOf } from './money-field.ts';

/** What a command may use. */
export interface Context {
  readonly language: Language;
  readonly messages: Messages;
  readonly output: Output;
  /** @throws ConfigError when a setting is wrong, at the first call and not before. */
  config(): Config;
  /** Calls an operation of the shop, which is opened by the first call. */
  readonly call: Call;
}

export interface CommandHelp {
  readonly purpose: string;
  readonly arguments: Readonly<Record<string, string>>;
  /** By the long name, without its hyphens. */
  readonly options: Readonly<Record<string, string>>;
  readonly examples: readonly (readonly string[])[];
}

export interface CommandSpec<Input> {
  /** As commander reads it: `stock <sku> <pieces>`. */
  readonly usage: string;
  readonly help: CommandHelp;
  /** As commander reads them, with `--json` where it is offered. */
  readonly flags?: readonly string[];
  /** Of arguments and options together, by their names. */
  readonly input: z.ZodType<Input>;
  run(input: Input): Promise<void>;
}

/** The command was called with wrong arguments or options. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** The shop refused the command: one line for a person, an exit code for a program. */
export class CommandRefused extends Error {
  override readonly name = 'CommandRefused';
}

export const PROGRAM = 'npm run shop --';

export function defineCommand<Input>(parent: Command, { messages }: Context, spec: CommandSpec<Input>): void {
  const command = parent.command(spec.usage).description(spec.help.purpose);
  for (const argument of command.registeredArguments)
    argument.description = helpFor(spec.help.arguments, argument.name());
  for (const flags of spec.flags ?? []) {
    const option = new Option(flags);
    const name = option.name();
    option.description = name === 'json' ? messages.options.json : helpFor(spec.help.options, name);
    if (!option.isBoolean() && !option.variadic) option.argParser(onceOnly(option, messages));
    command.addOption(option);
  }
  command.addHelpText('after', () => examplesOf(spec.help, messages));
  command.action(async () => {
    const named = command.registeredArguments.map((argument, index) => [argument.name(), command.processedArgs[index]]);
    const given = { ...Object.fromEntries(named), ...command.opts() };
    const parsed = spec.input.safeParse(given, { error: wrongValueMessages(messages) });
    if (parsed.success) return spec.run(parsed.data);
    const problems = parsed.error.issues.map((issue) => {
      const name = typedName(command, String(issue.path[0] ?? ''));
      return name === '' ? issue.message : fill(messages.errors.wrongValue, { name, problem: issue.message });
    });
    throw new UsageError(problems.join('; '));
  });
}

/** Of an option that is given twice only the last value would count. */
const onceOnly =
  ({ long }: Option, { errors }: Messages) =>
  (value: string, before: unknown): string => {
    if (before === undefined) return value;
    throw new UsageError(fill(errors.wrongValue, { name: long, problem: errors.twice }));
  };

/** An option as it is typed, an argument by its name. */
const typedName = (command: Command, name: string): string =>
  command.options.find((option) => option.attributeName() === name)?.long ?? name;

function helpFor(texts: CommandHelp['options'], name: string): string {
  const text = texts[name];
  if (text === undefined) throw new Error(`there is no help text for ${name}`);
  return fill(text, EXAMPLE_AMOUNTS);
}

function examplesOf({ examples }: CommandHelp, messages: Messages): string {
  const lines = examples.flatMap(([example, meaning]) => [`  ${PROGRAM} ${example}`, `      ${meaning}`]);
  return fill(['', messages.examples, ...lines].join('\n'), EXAMPLE_AMOUNTS);
}

/** The value of a result. @throws CommandRefused with the message of a refusal */
export function valueOrThrow<T>(
  { messages }: Context,
  result:
    | { readonly ok: true; readonly value: T }
    | { readonly ok: false; readonly refusal: { readonly code: keyof Messages['refusals'] } },
): T {
  if (result.ok) return result.value;
  const { refusal } = result;
  throw new CommandRefused(fill(messages.refusals[messageOf(refusal)], factsOf(refusal)));
}

/** An order that is what it is to become is not said to be unable to. */
const messageOf = ({ code, from, to }: Facts): keyof Messages['refusals'] =>
  code === 'ORDER_CANNOT_BECOME' && from === to ? 'ORDER_IS_ALREADY' : code;

const PRICE_OPTIONS = { regularPrice: '--regular', salePrice: '--sale', saleWindow: '--from, --to' };

interface Facts {
  readonly code: keyof Messages['refusals'];
  readonly from?: unknown;
  readonly to?: unknown;
  readonly left?: unknown;
  readonly maximum?: unknown;
  readonly field?: unknown;
}

/** Amounts of money are formatted, fields called by their options; other facts are shown as they are. */
function factsOf(refusal: Facts): object {
  const { code, left, maximum, field } = refusal;
  if (code === 'REFUND_TOO_MUCH') return { ...refusal, left: formatMoney(Number(left)) };
  if (code === 'GIFT_CARD_AMOUNT_INVALID') return { ...refusal, maximum: formatMoney(Number(maximum)) };
  if (code !== 'PRICE_INVALID') return refusal;
  return { ...refusal, field: Object.entries(PRICE_OPTIONS).find(([key]) => key === field)?.[1] ?? field };
}

/** Days from its first to its last. */
interface Period {
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
}

/** Types of arguments and options, with the same message for the same mistake everywhere. */
export const fieldsOf = ({ fields }: Messages) => {
  const parsed = <T>(parse: (text: string) => T | null, problem: string) =>
    z.string().transform((text, check): T => {
      const value = parse(text);
      if (value !== null) return value;
      check.addIssue({ code: 'custom', message: problem });
      return z.NEVER;
    });
  const moneyProblems = { wrong: fields.money, ambiguous: fields.ambiguousMoney };
  const day = (edge: Edge) => parsed((text) => instantOf(text, edge), fields.day);
  const money = z.string().transform((text, check) => amountOf(text, check, moneyProblems));
  return {
    money,
    moneyAboveZero: money.refine((amount) => amount > 0, fields.aboveZero),
    day,
    /** First and last day of orders, with `isPeriod`. */
    period: { from: day('start').optional(), to: day('end').optional() },
    isPeriod: (input: Period, check: z.RefinementCtx) => {
      if (!input.from || !input.to || input.from < input.to) return;
      check.addIssue({ code: 'custom', path: ['to'], message: fields.dayBefore });
    },
    number: parsed((text) => (/^\d{1,9}$/.test(text) ? Number(text) : null), fields.number),
    limit: parsed((text) => (/^[1-9]\d{0,3}$|^10000$/.test(text) ? Number(text) : null), fields.limit).default(50),
    flag: z.boolean().default(false),
  };
};

/** Says what is wrong with a value where the rule it breaks has no message of its own: no text of a library reaches a person. */
const wrongValueMessages =
  ({ fields }: Messages): z.core.$ZodErrorMap =>
  (issue) => {
    if (issue.input === undefined) return fields.missing;
    if (issue.code === 'invalid_value') return fill(fields.oneOf, { values: issue.values });
    if (issue.code === 'too_big') return fill(fields.tooLong, { maximum: issue.maximum });
    if (issue.code === 'too_small') return fields.missing;
    return fields.wrong;
  };
