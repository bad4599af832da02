// Runs on whatever Node the machine has (20.11 or newer): plain JavaScript, node:* only.
import './require-node.mjs';
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { installPackages, pinnedNode } from './prepare.mjs';

const program = join(import.meta.dirname, '..', 'server', 'operator', 'main.ts');

let node;
try {
  // A brand may write its settings before it first starts its shop.
  if (!existsSync('node_modules')) await installPackages();
  node = pinnedNode();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
const child = spawn(node, ['--disable-warning=ExperimentalWarning', program, ...process.argv.slice(2)], {
  stdio: 'inherit',
});

// Ctrl-C reaches the command by itself; a `kill` of this process alone does not.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => child.kill('SIGTERM'));
child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)));
