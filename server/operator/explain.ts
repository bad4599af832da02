import { CommanderError } from 'commander';
import { DataFolderInUse } from '#engine/adapters/database/errors.ts';
import type { Config } from '../config.ts';
import { explainStartUpError } from '../start-up-error.ts';
import { Refused, WrongUsage } from './commands/command.ts';
import { ForeignDoor } from './desk/door-place.ts';
import { OtherRelease, ShopFailed, ShopGone } from './desk/knock.ts';
import { NoShop } from './desk/open-desk.ts';
import { RELEASE } from './desk/release.ts';
import { plain } from './output/plain.ts';
import { fill } from './texts/fill.ts';
import type { Texts } from './texts/texts.ts';

/** 0: done. 1: the shop says no, or cannot. 2: not a command of this program. */
export type ExitCode = 0 | 1 | 2;

export interface Ending {
  readonly code: ExitCode;
  /** One line for a person; null when everything is said. */
  readonly line: string | null;
}

type Place = Pick<Config, 'port' | 'dataFolder'>;

/** What the end of a command means to whoever gave it. */
export function explain(error: unknown, texts: Texts, place: Place): Ending {
  if (error instanceof CommanderError) return explainUsage(error, texts);
  if (error instanceof WrongUsage) return { code: 2, line: error.message };
  if (error instanceof Refused) return { code: 1, line: plain(error.message) };
  return { code: 1, line: plain(lineFor(error, texts, place)) };
}

function lineFor(error: unknown, { errors }: Texts, place: Place): string {
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof NoShop) return fill(errors.noShop, { folder: place.dataFolder });
  if (error instanceof DataFolderInUse) return fill(errors.busy, { folder: place.dataFolder });
  if (error instanceof OtherRelease) return fill(errors.otherRelease, { theirs: error.theirs, ours: RELEASE });
  if (error instanceof ShopGone) return errors.shopGone;
  if (error instanceof ShopFailed) return fill(errors.shopFailed, { message });
  if (error instanceof ForeignDoor) return fill(errors.foreignDoor, { message });
  return explainStartUpError(error, place) ?? fill(errors.unexpected, { message });
}

/** Help and version end a program too; they are no errors. */
const WANTED = new Set(['commander.helpDisplayed', 'commander.version']);

function explainUsage({ code, message }: CommanderError, { errors }: Texts): Ending {
  if (WANTED.has(code)) return { code: 0, line: null };
  // A command that only holds others shows them, and that is its answer to having been called alone.
  if (code === 'commander.help') return { code: 2, line: null };
  const text = Object.entries(errors).find(([key]) => key === code)?.[1];
  if (!text) return { code: 2, line: message };
  const name = /'([^']+)'/.exec(message)?.[1] ?? '';
  const near = /Did you mean (?:one of )?(.+)\?/.exec(message)?.[1];
  return { code: 2, line: fill(text, { name, hint: near ? fill(errors.hint, { name: near }) : '' }) };
}
