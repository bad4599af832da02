import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { localPath, productPath } from '#contract/paths.ts';
import { ENDPOINTS } from '#contract/routes.ts';
import { readCsv } from '#server/operator/csv/read-csv.ts';
import { type Program, runProgram } from '#server/testing/program.ts';
import { untilOpen } from '#server/testing/shop-process.ts';

const GUIDE = 'docs/new-product-field.md';
/** More of them would tell that a product is described more than once. */
const MAX_PLACES = 10;

interface Edit {
  readonly file: string;
  /** The text of the file with the edit made. */
  apply(text: string): string;
}

/** One section of the guide: a file, and what is edited there. */
interface Place {
  readonly file: string;
  readonly isNumbered: boolean;
  /** The type check names this file as soon as the first edit is made. */
  readonly isRequired: boolean;
  readonly edits: readonly Edit[];
}

const BLOCK = '\n\n```\\w*\n([\\s\\S]*?)\n```';
const INSERTION = new RegExp(`^(After|Before) \`(.+)\`:${BLOCK}`, 'gm');
const NEW_FILE = new RegExp(`^A new file\\b.*:${BLOCK}`, 'gm');
const REPLACEMENT = /^Replace `(.+)` with `(.+)`\.$/gm;

function readGuide(): readonly Place[] {
  const [, ...sections] = readFileSync(GUIDE, 'utf8').replaceAll('NNN', nextMigration()).split(/^### /m);
  return sections.map((section) => {
    const [heading = ''] = section.split('\n', 1);
    const [, file = ''] = /`(.+)`/.exec(heading) ?? [];
    const edits = [
      ...[...section.matchAll(INSERTION)].map(([, side = '', anchor = '', lines = '']) =>
        insert(file, { anchor, lines, offset: side === 'After' ? 1 : 0 }),
      ),
      ...[...section.matchAll(NEW_FILE)].map(([, lines = '']): Edit => ({ file, apply: () => `${lines}\n` })),
      ...[...section.matchAll(REPLACEMENT)].map(([, old = '', lines = '']) => replace(file, old, lines)),
    ];
    return { file, isNumbered: /^\d/.test(heading), isRequired: heading.endsWith('(required)'), edits };
  });
}

function nextMigration(): string {
  const numbers = readdirSync('engine/adapters/database/migrations').map((name) => Number.parseInt(name, 10) || 0);
  return String(Math.max(...numbers) + 1).padStart(3, '0');
}

interface Insertion {
  readonly anchor: string;
  readonly lines: string;
  /** 0 for the place before the anchor's line, 1 for that after it. */
  readonly offset: 0 | 1;
}

function insert(file: string, { anchor, lines, offset }: Insertion): Edit {
  const apply = (text: string) => {
    const all = text.split('\n');
    const index = all.findIndex((line) => line.trim() === anchor.trim());
    if (index < 0) throw new Error(`${GUIDE}: ${file} has no line "${anchor.trim()}"`);
    return all.toSpliced(index + offset, 0, lines).join('\n');
  };
  return { file, apply };
}

function replace(file: string, old: string, replacement: string): Edit {
  const apply = (text: string) => {
    if (!text.includes(old)) throw new Error(`${GUIDE}: ${file} does not hold "${old}"`);
    return text.replace(old, () => replacement);
  };
  return { file, apply };
}

const places = readGuide();
const [firstPlace, ...laterPlaces] = places;

let copy = '';
const running: Program[] = [];

beforeAll(() => {
  copy = copyRepository();
});

afterAll(async () => {
  for (const program of running) program.signalGroup('SIGINT');
  await Promise.all(running.map(({ exit }) => exit));
  rmSync(copy, { recursive: true });
});

/** The repository as it is on the disk, with the same installed packages. */
function copyRepository(): string {
  const folder = mkdtempSync(join(tmpdir(), 'shop-new-field-'));
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate'], {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  for (const file of listed.split('\n').filter((name) => existsSync(name))) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(file, join(folder, file));
  }
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

function make({ edits }: Pick<Place, 'edits'>): void {
  for (const { file, apply } of edits) {
    const path = join(copy, file);
    writeFileSync(path, apply(existsSync(path) ? readFileSync(path, 'utf8') : ''));
  }
}

/** Runs a program of the repository in the copy; what it printed. */
function run(program: string, ...parameters: readonly string[]): string {
  const PATH = [join(copy, 'node_modules', '.bin'), process.env.PATH].join(delimiter);
  const { stdout, stderr } = spawnSync(program, parameters, {
    cwd: copy,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'test', PATH },
  });
  return stdout + stderr;
}

const typeErrors = (project = 'tsconfig.json'): readonly string[] =>
  run('tsc', '-p', project, '--pretty', 'false')
    .split('\n')
    .filter((line) => line.includes('error TS'));

test('a field has at most ten places', () => {
  expect(new Set(places.filter(({ isNumbered }) => isNumbered).map(({ file }) => file)).size).toBeLessThanOrEqual(
    MAX_PLACES,
  );
});

test('the type check names the required places, and nothing is missing when all are made', () => {
  run('react-router', 'typegen');
  if (firstPlace) make(firstPlace);
  const required = places.filter(({ isRequired }) => isRequired);
  // Of these files alone, with what they import: a check of all takes a hundred times as long.
  const project = { extends: './tsconfig.json', include: required.map(({ file }) => file) };
  writeFileSync(join(copy, 'required.json'), JSON.stringify(project));
  const named = typeErrors('required.json');
  expect(named.length).toBeGreaterThan(0);
  for (const { file } of required) {
    expect(
      named.some((line) => line.startsWith(file)),
      `${file} is named`,
    ).toBe(true);
  }
  for (const place of laterPlaces) make(place);
  run('node', 'scripts/generate.ts');
  expect(typeErrors()).toEqual([]);
});

test('the field goes through CSV, database, API and page', async () => {
  const dataFolder = join(copy, 'data');
  const shop = start('server/main.ts', ['--dev'], { PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataFolder });
  const address = await untilOpen(shop);
  const sheet = join(copy, 'warranty.csv');
  writeFileSync(sheet, 'SKU,Meta: _warranty_months\nSTP-BRK-GREASE-75,24\n');
  expect(await operate('products', 'import', sheet)).toMatchObject({ code: 0 });

  const { stdout } = await operate('products', 'export', '-');
  const exported = readCsv(Buffer.from(stdout));
  if ('fault' in exported) throw new Error(exported.fault);
  const row = exported.rows.find(({ cells }) => cells.get('SKU') === 'STP-BRK-GREASE-75');
  expect(row?.cells.get('Meta: _warranty_months')).toBe('24');

  const query = '{ product(id: "brake-grease", idType: SLUG) { warrantyMonths } }';
  const response = await fetch(address + ENDPOINTS.graphql.path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ query }),
  });
  expect(await response.json()).toEqual({ data: { product: { warrantyMonths: 24 } } });

  for (const [language, name] of [
    ['en', 'Warranty (months)'],
    ['id', 'Garansi (bulan)'],
  ] as const) {
    const page = await fetch(address + localPath(productPath('brake-grease'), language));
    expect(await page.text()).toContain(`<th scope="row">${name}</th><td>24</td>`);
  }

  function start(file: string, parameters: readonly string[], environment: Readonly<Record<string, string>>): Program {
    const program = runProgram({
      parameters: ['--disable-warning=ExperimentalWarning', join(copy, file), ...parameters],
      environment: { NODE_ENV: 'development', LOG_LEVEL: 'error', ...environment },
      folder: copy,
    });
    running.push(program);
    return program;
  }

  async function operate(...parameters: readonly string[]) {
    const program = start('server/operator/main.ts', parameters, { DATA_DIR: dataFolder, LANG: 'en' });
    const code = await program.exit;
    return { code, stdout: program.stdout(), stderr: program.stderr() };
  }
});
