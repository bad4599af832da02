import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const KNOWN = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const installed = () => KNOWN.find(existsSync);

const canInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/**
 * The Chromium that the journeys run in: `CHROMIUM`, or one that is there, or Debian's, installed now.
 * @throws {Error} saying what to do when there is none.
 */
export function findBrowser(): string {
  const existing = process.env.CHROMIUM ?? installed();
  if (existing) return existing;
  if (canInstall()) {
    console.log('Installing Chromium…');
    const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env: environment });
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: environment,
    });
  }
  const found = installed();
  if (!found) throw new Error('No Chromium found. Install one, or set CHROMIUM to its path.');
  return found;
}
