import { type Config, loadEnvFile, readConfig } from '../config.ts';
import { Refused } from './commands/command.ts';
import type { Ask } from './desk/desk.ts';
import { type OpenDesk, openDesk } from './desk/open-desk.ts';
import { explain } from './explain.ts';
import { createOutput } from './output/output.ts';
import { createProgram } from './program.ts';
import { languageOf } from './texts/language-of.ts';
import { TEXTS } from './texts/texts.ts';

const parameters = process.argv.slice(2);
const language = languageOf(parameters, process.env);
const texts = TEXTS[language];
let settings: Config | null = null;
const opened: Promise<OpenDesk>[] = [];

function config(): Config {
  settings ??= readConfig(process.env);
  if (settings.commerceApiUrl !== null) throw new Refused(texts.errors.remoteShop);
  return settings;
}

/** With the first question, and only then: most mistakes are found before. */
function openOnce(): Promise<OpenDesk> {
  if (opened.length === 0) opened.push(openDesk(config()));
  return opened[0] ?? openDesk(config());
}

const ask: Ask = (verb, question, watch) => openOnce().then((desk) => desk.ask(verb, question, watch));

try {
  loadEnvFile();
  await createProgram({ language, texts, output: createOutput(), config, ask }).parseAsync(parameters, {
    from: 'user',
  });
} catch (error) {
  const { code, line } = explain(error, texts, settings ?? { port: 0, dataFolder: 'data' });
  if (line !== null) process.stderr.write(`${line}\n`);
  process.exitCode = code;
} finally {
  for (const desk of await Promise.allSettled(opened)) if (desk.status === 'fulfilled') await desk.value.close();
}
