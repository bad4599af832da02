import { type Program, runProgram } from '../../testing/program.ts';

export interface Ended {
  readonly code: number | NodeJS.Signals;
  readonly stdout: string;
  readonly stderr: string;
}

export interface Place {
  readonly DATA_DIR: string;
  readonly DATABASE_URL?: string;
  readonly LANG?: string;
}

const MAIN = ['--disable-warning=ExperimentalWarning', 'server/operator/main.ts'];

const SECRET = 'of-this-run-only-0123456789abcdef';

/** The operator's command line in a process of its own. */
const startCommand = (place: Place, parameters: readonly string[]): Program =>
  runProgram({
    parameters: [...MAIN, ...parameters],
    environment: { SESSION_SECRET: SECRET, LOG_LEVEL: 'error', ...place },
  });

export async function command(place: Place, ...parameters: readonly string[]): Promise<Ended> {
  const program = startCommand(place, parameters);
  const code = await program.exit;
  return { code, stdout: program.stdout(), stderr: program.stderr() };
}
