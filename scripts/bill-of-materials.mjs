// Writes what the running shop is made of to build/: every package with its version, licence and checksum (CycloneDX), and
// the known vulnerabilities of them. The report needs the network; without it the file says so, and nothing fails. Runs on
// whatever Node the machine has, before anything is installed: plain JavaScript.
import './require-node.mjs';
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = 'build';
const SECONDS = 60;

/** What npm printed; null when it printed nothing or took too long. */
function npm(parameters) {
  const { stdout, status } = spawnSync('npm', parameters, {
    encoding: 'utf8',
    timeout: SECONDS * 1000,
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === 'win32',
  });
  // `npm audit` ends with 1 where it has found something: that is a report, too.
  return status === null || stdout.trim() === '' ? null : stdout;
}

mkdirSync(FOLDER, { recursive: true });
const bill = npm(['sbom', '--package-lock-only', '--omit=dev', '--sbom-format=cyclonedx']);
if (bill === null) throw new Error('npm could not list the packages of package-lock.json');
writeFileSync(join(FOLDER, 'bom.json'), bill);
const audit = npm(['audit', '--package-lock-only', '--omit=dev', '--json']);
const counts = audit === null ? null : JSON.parse(audit).metadata?.vulnerabilities;
writeFileSync(join(FOLDER, 'audit.json'), counts ? (audit ?? '') : '{ "error": "no answer from the registry" }\n');
const summary = counts ? JSON.stringify(counts) : 'no answer from the registry';
process.stdout.write(`${FOLDER}/bom.json: the packages of the shop\n${FOLDER}/audit.json: ${summary}\n`);
