import { type Config, readConfig } from '../config/config.ts';
import { dataFolderOf } from '../own-shop/data-folder-of.ts';
import { CommandRefused } from './commands/command.ts';
import { reasonOf } from './commands/files.ts';
import { explain } from './explain.ts';
import { languageOf, MESSAGES } from './messages/messages.ts';
import { fill } from './messages/template.ts';
import { createOutput } from './output/output.ts';
import { createProgram } from './program.ts';
import { type OpenService, openService } from './service/open-service.ts';
import type { Call } from './service/operator-service.ts';

/**
 * Watches what the command prints. Whoever reads it may stop early, as `head` does, and a file that it goes to may find its disk full. The
 * command goes on, so that nothing stays half done.
 */
function watchOutput(): { end(): Promise<unknown> } {
  let first: unknown = null;
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') first ??= error;
  });
  // Nobody is left to be told.
  process.stderr.on('error', () => {});
  return {
    /** What kept the output from being written; null where nothing did, or nobody reads it. */
    async end() {
      await new Promise((resolve) => process.stdout.write('', resolve));
      return first;
    },
  };
}

/** Runs one command of the operator, and sets the exit code of the process. */
export async function runCommand(parameters: readonly string[]): Promise<void> {
  const language = languageOf(parameters, process.env);
  const messages = MESSAGES[language];
  let settings: Config | null = null;
  const opened: Promise<OpenService>[] = [];

  function config(): Config {
    settings ??= readConfig(process.env);
    if (settings.commerceApiUrl !== null) throw new CommandRefused(messages.errors.remoteShop);
    return settings;
  }

  /** Opened by the first call, because most mistakes are found before. */
  function openOnce(): Promise<OpenService> {
    if (opened.length === 0) opened.push(openService(config()));
    return opened[0] ?? openService(config());
  }

  const printed = watchOutput();
  const call: Call = (operation, request, progress) =>
    openOnce().then((service) => service.call(operation, request, progress));

  try {
    const program = createProgram({ language, messages, output: createOutput(), config, call });
    await program.parseAsync(parameters, { from: 'user' });
  } catch (error) {
    const { code, line } = explain(error, messages, settings ?? { port: 0, dataFolder: dataFolderOf(process.env) });
    if (line !== null) process.stderr.write(`${line}\n`);
    process.exitCode = code;
  } finally {
    for (const service of await Promise.allSettled(opened))
      if (service.status === 'fulfilled') await service.value.close();
  }
  const error = await printed.end();
  if (error === null || process.exitCode) return;
  process.stderr.write(`${fill(messages.errors.cannotPrint, { message: reasonOf(error, messages.writeReasons) })}\n`);
  process.exitCode = 1;
}
