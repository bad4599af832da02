import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync } from 'vite';

/** Top-level folders whose code is held to the architecture. */
const ROOTS = ['contract', 'engine', 'storefront', 'server', 'seed', 'e2e', 'bench', 'scripts'];

export interface SourceModule {
  readonly file: string;
  readonly text: string;
  /** Repository paths (`contract/paths.ts`) and packages (`zod`, `node:fs`), in order of appearance; styles and images are left out. */
  readonly imports: readonly string[];
  /** `contract/paths.ts PATHS` for each name taken from another module; the path alone where all of it is. */
  readonly takenNames: readonly string[];
  /** Names of exported values; `default` for the default export. */
  readonly exportedValues: readonly string[];
}

const isTest = (file: string) => /\.(test|contract)\.tsx?$/.test(file) || file.includes('/testing/');

const readFiles = (isWanted: (file: string) => boolean): readonly SourceModule[] =>
  ROOTS.filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)))
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts') && isWanted(file))
    .map(readModule);

/** All code that runs outside tests, by file. */
export const readSources = (): ReadonlyMap<string, SourceModule> =>
  new Map(readFiles((file) => !isTest(file)).map((module) => [module.file, module]));

/** What reads code and is read by none: tests, and the configuration of the tools at the top. */
export const readTestsAndConfiguration = (): readonly SourceModule[] => [
  ...readFiles(isTest),
  ...readdirSync('.')
    .filter((file) => file.endsWith('.ts'))
    .map(readModule),
];

function readModule(file: string): SourceModule {
  const text = readFileSync(file, 'utf8');
  const { module } = parseSync(file, text);
  const resolve = (specifier: string) => resolveImport(file, specifier);
  const imported = module.staticImports.map(({ moduleRequest, entries }) => ({
    from: resolve(moduleRequest.value),
    names: entries.map(({ importName }) => importName.name ?? ''),
  }));
  const reexported = module.staticExports
    .flatMap(({ entries }) => entries)
    .flatMap(({ moduleRequest, importName }) =>
      moduleRequest ? [{ from: resolve(moduleRequest.value), names: [importName.name ?? ''] }] : [],
    );
  const loadedLater = module.dynamicImports.map(({ moduleRequest: { start, end } }) =>
    resolve(text.slice(start + 1, end - 1)),
  );
  return {
    file,
    text,
    imports: [...imported, ...reexported].map(({ from }) => from).filter(isCode),
    takenNames: [
      ...[...imported, ...reexported].flatMap(({ from, names }) => names.map((name) => `${from} ${name}`.trim())),
      ...loadedLater,
    ],
    exportedValues: module.staticExports
      .flatMap(({ entries }) => entries)
      .filter(({ isType }) => !isType)
      .map(({ exportName }) => exportName.name ?? 'default'),
  };
}

const isCode = (target: string) => !target.includes('/+types/') && !/\.(css|svg|woff2)(\?\w+)?$/.test(target);

/** `../gateway/api.ts` → its path in the repository; `#contract/x.ts` → `contract/x.ts`; a package stays as it is. */
function resolveImport(file: string, specifier: string): string {
  if (specifier.startsWith('#')) return specifier.slice(1);
  return specifier.startsWith('.') ? join(dirname(file), specifier) : specifier;
}

/** The packages that a module name stands for: `@scope/name`, `name`, `node:*`, or a virtual module as it is. */
export function packageOf(target: string): string {
  if (target.startsWith('node:')) return 'node:*';
  if (target.startsWith('virtual:')) return target;
  return target.split('/', target.startsWith('@') ? 2 : 1).join('/');
}

/** Circles of a graph, as `a → b → a`; empty when it has none. */
export function findCircles(graph: ReadonlyMap<string, Iterable<string>>): readonly string[] {
  const done = new Set<string>();
  const circles: string[] = [];
  function visit(node: string, trail: readonly string[]): void {
    if (trail.includes(node)) {
      circles.push([...trail.slice(trail.indexOf(node)), node].join(' → '));
      return;
    }
    if (done.has(node)) return;
    for (const target of graph.get(node) ?? []) if (graph.has(target)) visit(target, [...trail, node]);
    done.add(node);
  }
  for (const node of graph.keys()) visit(node, []);
  return circles;
}

/**
 * The graph between the folders inside `parent`: an import of a file anywhere below one folder from anywhere below
 * another. Files that lie in `parent` itself belong to no folder.
 */
export function folderGraph(modules: Iterable<SourceModule>, parent: string): ReadonlyMap<string, ReadonlySet<string>> {
  const folderOf = (file: string): string | null => {
    if (!file.startsWith(`${parent}/`)) return null;
    const [folder, ...rest] = file.slice(parent.length + 1).split('/');
    return folder !== undefined && rest.length > 0 ? folder : null;
  };
  const graph = new Map<string, Set<string>>();
  for (const { file, imports } of modules) {
    const from = folderOf(file);
    if (from === null) continue;
    const targets = graph.get(from) ?? new Set();
    graph.set(from, targets);
    for (const target of imports) {
      const to = folderOf(target);
      if (to !== null && to !== from) targets.add(to);
    }
  }
  return graph;
}
