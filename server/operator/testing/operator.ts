import type { Language } from '#contract/languages.ts';
import type { Usecases } from '#engine/usecases/usecases.ts';
import { readConfig } from '../../config/config.ts';
import { createLogger } from '../../config/logger.ts';
import { explain } from '../explain.ts';
import { MESSAGES } from '../messages/messages.ts';
import type { Output } from '../output/output.ts';
import { tableLines } from '../output/table.ts';
import { createProgram } from '../program.ts';
import { callLocally, createOperatorService } from '../service/operator-service.ts';

export interface CommandOutput {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** A product as it is stored, by its SKU; undefined where there is none. */
export async function storedDraft({ merchantCatalog }: Usecases, sku: string) {
  const [found] = await merchantCatalog.drafts({ skus: [sku] });
  return found?.draft;
}

/** The command line at a shop in this process, with its output collected. */
export function operatorOf(
  usecases: Usecases,
  language: Language = 'en',
  dataFolder = 'data',
  environment: Readonly<Record<string, string>> = {},
) {
  return async (...parameters: readonly string[]): Promise<CommandOutput> => {
    const [out, err]: [string[], string[]] = [[], []];
    let isWriting = false;
    const output: Output = {
      print: (line) => void out.push(line),
      write(text) {
        out.push(isWriting ? `${out.pop()}${text}` : text);
        isWriting = true;
      },
      json: (value) => void out.push(JSON.stringify(value)),
      table: (columns, rows) => void out.push(...tableLines(columns, rows, Number.POSITIVE_INFINITY)),
      note: (line) => void err.push(line),
      progress: () => ({ onProgress: () => {}, stop: () => {} }),
    };
    const messages = MESSAGES[language];
    const call = callLocally(
      createOperatorService({ usecases, database: { dump: null }, logger: createLogger('silent') }),
    );
    const ended = (code: number): CommandOutput => ({ code, out: out.join('\n'), err: err.join('\n') });
    try {
      const context = {
        language,
        messages,
        output,
        call,
        config: () => readConfig({ DATA_DIR: dataFolder, ...environment }),
      };
      await createProgram(context).parseAsync([...parameters], { from: 'user' });
      return ended(0);
    } catch (error) {
      const { code, line } = explain(error, messages, { port: 0, dataFolder: 'data' });
      if (line !== null) err.push(line);
      return ended(code);
    }
  };
}
