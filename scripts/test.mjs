// Runs on whatever Node the machine has (20.11 or newer), before anything is installed: plain JavaScript, node:* only.
import './require-node.mjs';
import { installPackages, pinnedNode, run } from './prepare.mjs';

try {
  await installPackages();
  await run(pinnedNode(), ['--disable-warning=ExperimentalWarning', 'scripts/test.ts', ...process.argv.slice(2)]);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
