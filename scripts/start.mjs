// Runs on whatever Node the machine has (20.11 or newer), before anything is installed: plain JavaScript, node:* only.
import './require-node.mjs';
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { installPackages, pinnedNode, run } from './prepare.mjs';

const isDevelopment = process.argv.includes('--dev');

try {
  await installPackages();
  if (!isDevelopment) await run(pinnedNode(), ['scripts/build.ts']);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

const watch = ['contract', 'engine', 'server'].filter(existsSync).map((folder) => `--watch-path=${folder}`);
const program = isDevelopment ? [...watch, '--watch-preserve-output', 'server/main.ts', '--dev'] : ['server/main.ts'];
// The smaller young generation saves 100 MB at rest (docs/performance.md, “Memory”).
const flags = ['--disable-warning=ExperimentalWarning', '--max-semi-space-size=16'];
// So do fewer pools of memory in glibc, and what it returns instead of keeping it: 250 MB after the first start, 90 MB later.
const memory = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '1048576', MALLOC_TRIM_THRESHOLD_: '1048576' };
const env = { ...memory, ...process.env };
const server = spawn(pinnedNode(), [...flags, ...program], { stdio: 'inherit', env });

// Ctrl-C and the end of a terminal reach the server by themselves; a `kill` of this process alone does not.
process.on('SIGINT', () => {});
process.on('SIGHUP', () => {});
process.on('SIGTERM', () => server.kill('SIGTERM'));
server.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)));
