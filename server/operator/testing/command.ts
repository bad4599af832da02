import { type Program, runProgram } from '../../testing/program.ts';

export interface ExitedCommand {
  readonly code: number | NodeJS.Signals;
  readonly stdout: string;
  readonly stderr: string;
}

export interface CommandEnvironment {
  readonly DATA_DIR: string;
  readonly DATABASE_URL?: string;
  readonly LANG?: string;
}

const MAIN = ['--disable-warning=ExperimentalWarning', 'server/operator/main.ts'];

const SECRET = 'of-this-run-only-0123456789abcdef';

/** The operator's command line in a process of its own. */
const startCommand = (environment: CommandEnvironment, parameters: readonly string[]): Program =>
  runProgram({
    parameters: [...MAIN, ...parameters],
    environment: { SESSION_SECRET: SECRET, LOG_LEVEL: 'error', ...environment },
  });

export async function command(place: CommandEnvironment, ...parameters: readonly string[]): Promise<ExitedCommand> {
  const program = startCommand(place, parameters);
  const code = await program.exit;
  return { code, stdout: program.stdout(), stderr: program.stderr() };
}
