import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** A program that can run the journeys, where it is found, and Debian's package of it. */
interface BrowserProgram {
  readonly paths: readonly string[];
  readonly debianPackage: string;
}

/** Chromium without windows, address bar and profile. It draws the same pages with less work. */
const HEADLESS_SHELL: BrowserProgram = {
  paths: ['/usr/bin/chromium-headless-shell'],
  debianPackage: 'chromium-headless-shell',
};

/** As visitors have it. */
export const WHOLE_BROWSER: BrowserProgram = {
  paths: [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/usr/bin/google-chrome-stable',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  debianPackage: 'chromium',
};

/** The first choice comes first. */
export const JOURNEYS_RUN_IN = [HEADLESS_SHELL, WHOLE_BROWSER];

export const installedOf = (programs: readonly BrowserProgram[], exists: (path: string) => boolean = existsSync) =>
  programs.flatMap(({ paths }) => paths).find((path) => exists(path));

const canInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

function install(programs: readonly BrowserProgram[]): void {
  console.log('Installing Chromium…');
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env: environment });
  for (const { debianPackage } of programs) {
    const parameters = ['install', '-y', '-qq', '--no-install-recommends', debianPackage];
    spawnSync('apt-get', parameters, { stdio: ['ignore', 'ignore', 'inherit'], env: environment });
    if (installedOf(programs)) return;
  }
}

/**
 * `CHROMIUM`, or the first of these programs that is there, or else the first that Debian has, installed now.
 * @throws {Error} saying what to do when there is none.
 */
export function findBrowser(programs: readonly BrowserProgram[] = JOURNEYS_RUN_IN): string {
  const existing = process.env.CHROMIUM ?? installedOf(programs);
  if (existing) return existing;
  if (canInstall()) install(programs);
  const found = installedOf(programs);
  if (!found) throw new Error('No Chromium found. Install one, or set CHROMIUM to its path.');
  return found;
}
