import { CommanderError } from 'commander';
import { DataFolderInUse, isLostConnection } from '#engine/adapters/database/connection/errors.ts';
import { explainStartUpError, type ShopLocation } from '../config/start-up-error.ts';
import { CommandRefused, UsageError } from './commands/command.ts';
import type { Messages } from './messages/messages.ts';
import { fill } from './messages/template.ts';
import { toPlainLine } from './output/format.ts';
import { ConnectionLost, OperationFailed, ReleaseMismatch } from './service/connect.ts';
import { ShopMissing } from './service/open-service.ts';
import { RELEASE } from './service/protocol.ts';
import { ForeignSocketFolder } from './service/socket-path.ts';

/** 0: done. 1: the shop says no, or cannot. 2: not a command of this program. */
export type ExitCode = 0 | 1 | 2;

export interface Outcome {
  readonly code: ExitCode;
  /** One line for a person; null when everything is said. */
  readonly line: string | null;
}

/** Exit code and message for the error that ended a command. */
export function explain(error: unknown, messages: Messages, location: ShopLocation): Outcome {
  if (error instanceof CommanderError) return explainUsage(error, messages);
  if (error instanceof UsageError) return { code: 2, line: toPlainLine(error.message) };
  if (error instanceof CommandRefused) return { code: 1, line: toPlainLine(error.message) };
  return { code: 1, line: toPlainLine(messageFor(error, messages, location)) };
}

function messageFor(error: unknown, { errors }: Messages, location: ShopLocation): string {
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof ShopMissing) return fill(errors.shopMissing, { folder: location.dataFolder });
  if (error instanceof DataFolderInUse) return fill(errors.busy, { folder: location.dataFolder });
  if (error instanceof ReleaseMismatch) return fill(errors.releaseMismatch, { theirs: error.theirs, ours: RELEASE });
  if (error instanceof ConnectionLost) return errors.connectionLost;
  if (error instanceof OperationFailed) return fill(errors.operationFailed, { message });
  if (error instanceof ForeignSocketFolder) return fill(errors.foreignSocketFolder, { message });
  const explanation = explainStartUpError(error, location);
  if (explanation !== null) return explanation;
  return isLostConnection(error) ? errors.databaseLost : fill(errors.unexpected, { message });
}

/** Help and version end a program too; they are no errors. */
const NOT_ERRORS = new Set(['commander.helpDisplayed', 'commander.version']);

function explainUsage({ code, message }: CommanderError, { errors }: Messages): Outcome {
  if (NOT_ERRORS.has(code)) return { code: 0, line: null };
  // A command group without a subcommand has shown its help.
  if (code === 'commander.help') return { code: 2, line: null };
  const text = Object.entries(errors).find(([key]) => key === code)?.[1];
  if (!text) return { code: 2, line: message };
  const name = /'([^']+)'/.exec(message)?.[1] ?? '';
  const near = /Did you mean (?:one of )?(.+)\?/.exec(message)?.[1];
  return { code: 2, line: toPlainLine(fill(text, { name, hint: near ? fill(errors.hint, { name: near }) : '' })) };
}
