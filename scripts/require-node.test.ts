import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

/** Runs the check as that version of Node. */
const checkedBy = (version: string) => {
  const asThat = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${version}' } })`;
  return spawnSync(process.execPath, ['--import', `data:text/javascript,${asThat}`, 'scripts/require-node.mjs'], {
    encoding: 'utf8',
  });
};

test.each(['18.20.4', '20.0.0', '20.10.0'])('Node %s gets one sentence', (version) => {
  const { status, stderr } = checkedBy(version);
  expect(status).toBe(1);
  expect(stderr).toMatch(/^The shop needs Node 20\.11 or newer, and this is Node [\d.]+\. .+\n$/);
  expect(stderr).toContain(version);
});

test.each(['20.11.0', '22.0.0', '24.1.0'])('Node %s goes on', (version) => {
  expect(checkedBy(version)).toMatchObject({ status: 0, stderr: '' });
});
