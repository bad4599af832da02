// Shared by the two commands, before anything is installed: plain JavaScript, node:* only.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const STAMP = join('node_modules', '.installed');
const isWindows = process.platform === 'win32';

/** Runs a program to its end, its output shown. Rejects when it fails. */
export function run(program, parameters, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, parameters, { stdio: 'inherit', ...options });
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      if (code === 0) resolve();
      else reject(new Error(`${[program, ...parameters].join(' ')} ended with ${signal ?? code}`));
    });
  });
}

/** What the installed packages depend on: a change of any of it requires another install. */
function currentStamp() {
  const digest = createHash('sha256');
  for (const file of ['package.json', 'package-lock.json']) digest.update(readFileSync(file));
  return digest.digest('hex');
}

const isInstalled = () => existsSync(STAMP) && readFileSync(STAMP, 'utf8') === currentStamp();

/** Installs the locked packages unless they are there. */
export async function installPackages() {
  if (isInstalled()) return;
  console.log('Installing packages…');
  const npm = isWindows ? 'npm.cmd' : 'npm';
  // All of them whatever NODE_ENV says: what builds the storefront is needed to start it.
  await run(npm, ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], { shell: isWindows });
  writeFileSync(STAMP, currentStamp());
}

/** The Node that the shop is tested on, pinned as a package; the machine's own where that is new enough and the pinned one is missing. */
export function pinnedNode() {
  const pinned = join('node_modules', 'node', 'bin', isWindows ? 'node.exe' : 'node');
  if (existsSync(pinned)) return pinned;
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  throw new Error('The pinned Node is missing from node_modules. Remove node_modules and start again.');
}
