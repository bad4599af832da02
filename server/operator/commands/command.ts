import { type Command, Option } from 'commander';
import type { z } from 'zod';
import type { Language } from '#contract/languages.ts';
import type { Config } from '../../config.ts';
import type { Ask } from '../desk/desk.ts';
import type { Output } from '../output/output.ts';
import { money } from '../output/words.ts';
import { fill } from '../texts/fill.ts';
import type { Texts } from '../texts/texts.ts';

/** What a command may use. */
export interface Context {
  readonly language: Language;
  readonly texts: Texts;
  readonly output: Output;
  /** @throws ConfigError when a setting is wrong, at the first question and not before. */
  config(): Config;
  /** The desk is opened with the first question. */
  readonly ask: Ask;
}

export interface CommandHelp {
  readonly purpose: string;
  readonly arguments: Readonly<Record<string, string>>;
  /** By the long name, without its hyphens. */
  readonly options: Readonly<Record<string, string>>;
  readonly examples: readonly (readonly string[])[];
}

export interface Spec<Input> {
  /** As commander reads it: `stock <sku> <pieces>`. */
  readonly usage: string;
  readonly help: CommandHelp;
  /** As commander reads them, with `--json` where it is offered. */
  readonly flags?: readonly string[];
  /** Of arguments and options together, by their names. */
  readonly input: z.ZodType<Input>;
  act(input: Input): Promise<void>;
}

/** The command was called in a way that it is not meant to be. */
export class WrongUsage extends Error {
  override readonly name = 'WrongUsage';
}

/** The shop says no. One line for a person; the exit code tells a program. */
export class Refused extends Error {
  override readonly name = 'Refused';
}

export const PROGRAM = 'npm run shop --';

export function define<Input>(parent: Command, { texts }: Context, spec: Spec<Input>): void {
  const command = parent.command(spec.usage).description(spec.help.purpose);
  for (const argument of command.registeredArguments)
    argument.description = described(spec.help.arguments, argument.name());
  for (const flags of spec.flags ?? []) {
    const option = new Option(flags);
    const name = option.name();
    option.description = name === 'json' ? texts.options.json : described(spec.help.options, name);
    command.addOption(option);
  }
  command.addHelpText('after', () => examplesOf(spec.help, texts));
  command.action(async () => {
    const named = command.registeredArguments.map((argument, index) => [argument.name(), command.processedArgs[index]]);
    const parsed = spec.input.safeParse({ ...Object.fromEntries(named), ...command.opts() });
    if (parsed.success) return spec.act(parsed.data);
    const problems = parsed.error.issues.map((issue) => {
      const name = issue.path.join('.');
      return name === '' ? issue.message : fill(texts.errors.wrongValue, { name, problem: issue.message });
    });
    throw new WrongUsage(problems.join('; '));
  });
}

function described(texts: CommandHelp['options'], name: string): string {
  const text = texts[name];
  if (text === undefined) throw new Error(`nothing is said about ${name}`);
  return text;
}

function examplesOf({ examples }: CommandHelp, texts: Texts): string {
  const lines = examples.flatMap(([example, meaning]) => [`  ${PROGRAM} ${example}`, `      ${meaning}`]);
  return ['', texts.examples, ...lines].join('\n');
}

/** The value, or the refusal as one line of the texts. @throws Refused */
export function granted<T>(
  { texts }: Context,
  result:
    | { readonly ok: true; readonly value: T }
    | { readonly ok: false; readonly refusal: { readonly code: keyof Texts['refusals'] } },
): T {
  if (result.ok) return result.value;
  throw new Refused(fill(texts.refusals[result.refusal.code], factsOf(result.refusal)));
}

/** Money is told as money; every other fact says itself. */
const factsOf = (refusal: { readonly code: string; readonly left?: unknown }): object =>
  refusal.code === 'REFUND_TOO_MUCH' ? { ...refusal, left: money(Number(refusal.left)) } : refusal;
