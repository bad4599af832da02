import { type Command, Option } from 'commander';
import { z } from 'zod';
import type { Language } from '#contract/languages.ts';
import { type Edge, instantOf } from '#contract/shop-time.ts';
import { centsOf } from '#engine/domain/money/decimal.ts';
import type { Config } from '../../config/config.ts';
import type { Messages } from '../messages/messages.ts';
import { fill } from '../messages/template.ts';
import { formatMoney, MONEY_DECIMALS } from '../output/format.ts';
import type { Output } from '../output/output.ts';
import type { Call } from '../service/operator-service.ts';

/** What a command may use. */
export interface Context {
  readonly language: Language;
  readonly messages: Messages;
  readonly output: Output;
  /** @throws ConfigError when a setting is wrong, at the first question and not before. */
  config(): Config;
  /** The desk is opened with the first question. */
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

/** The command was called in a way that it is not meant to be. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** The shop says no. One line for a person; the exit code tells a program. */
export class CommandRefused extends Error {
  override readonly name = 'CommandRefused';
}

export const PROGRAM = 'npm run shop --';

export function defineCommand<Input>(parent: Command, { messages }: Context, spec: CommandSpec<Input>): void {
  const command = parent.command(spec.usage).description(spec.help.purpose);
  for (const argument of command.registeredArguments)
    argument.description = described(spec.help.arguments, argument.name());
  for (const flags of spec.flags ?? []) {
    const option = new Option(flags);
    const name = option.name();
    option.description = name === 'json' ? messages.options.json : described(spec.help.options, name);
    command.addOption(option);
  }
  command.addHelpText('after', () => examplesOf(spec.help, messages));
  command.action(async () => {
    const named = command.registeredArguments.map((argument, index) => [argument.name(), command.processedArgs[index]]);
    const parsed = spec.input.safeParse({ ...Object.fromEntries(named), ...command.opts() });
    if (parsed.success) return spec.run(parsed.data);
    const problems = parsed.error.issues.map((issue) => {
      const name = issue.path.join('.');
      return name === '' ? issue.message : fill(messages.errors.wrongValue, { name, problem: issue.message });
    });
    throw new UsageError(problems.join('; '));
  });
}

function described(texts: CommandHelp['options'], name: string): string {
  const text = texts[name];
  if (text === undefined) throw new Error(`nothing is said about ${name}`);
  return text;
}

function examplesOf({ examples }: CommandHelp, texts: Messages): string {
  const lines = examples.flatMap(([example, meaning]) => [`  ${PROGRAM} ${example}`, `      ${meaning}`]);
  return ['', texts.examples, ...lines].join('\n');
}

/** The value, or the refusal as one line of the texts. @throws CommandRefused */
export function valueOrThrow<T>(
  { messages }: Context,
  result:
    | { readonly ok: true; readonly value: T }
    | { readonly ok: false; readonly refusal: { readonly code: keyof Messages['refusals'] } },
): T {
  if (result.ok) return result.value;
  throw new CommandRefused(fill(messages.refusals[result.refusal.code], factsOf(result.refusal)));
}

/** Money is told as money; every other fact says itself. */
const factsOf = (refusal: { readonly code: string; readonly left?: unknown }): object =>
  refusal.code === 'REFUND_TOO_MUCH' ? { ...refusal, left: formatMoney(Number(refusal.left)) } : refusal;

/** What a person types, by what it means; the same words for the same mistake everywhere. */
export const fieldsOf = ({ fields }: Messages) => {
  const parsed = <T>(parse: (text: string) => T | null, problem: string) =>
    z.string().transform((text, check): T => {
      const value = parse(text);
      if (value !== null) return value;
      check.addIssue({ code: 'custom', message: problem });
      return z.NEVER;
    });
  return {
    money: parsed((text) => centsOf(text, MONEY_DECIMALS), fields.money),
    day: (edge: Edge) => parsed((text) => instantOf(text, edge), fields.day),
    number: parsed((text) => (/^\d{1,9}$/.test(text) ? Number(text) : null), fields.number),
    limit: z.coerce.number(fields.number).int().min(1).max(10_000).default(50),
    flag: z.boolean().default(false),
  };
};
