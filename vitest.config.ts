import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { configDefaults, defineConfig } from 'vitest/config';
import { LongestFirst } from './scripts/longest-first.ts';
import { laterParts } from './scripts/vite-plugins/later-parts.ts';

/** Tests that need a database, a data folder or a process of the shop. */
const DATABASE_TESTS = ['engine/adapters/database/**/*.test.ts', 'engine/api/**/*.test.ts', '**/*.database.test.ts'];
const JOURNEYS = ['e2e/**/*.test.ts'];
const NOT_OURS = [...configDefaults.exclude, 'build/**', 'data/**', 'studio/**'];

// Programs and workers that the tests start do not strip and compile the same modules at every start.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, 'node_modules/.cache/compiled');

const SECOND = 1000;
const MINUTE = 60 * SECOND;

export default defineConfig({
  // As Node itself resolves: `graphql` has a second build for development, and two of them in one process do not mix.
  ssr: { resolve: { conditions: ['node', 'module-sync'] } },
  test: {
    environment: 'node',
    restoreMocks: true,
    sequence: { sequencer: LongestFirst },
    // A failure names the values themselves, not `Array(1)`: what fails in a few runs of a hundred is understood from its message alone.
    chaiConfig: { truncateThreshold: 0 },
    projects: [
      {
        plugins: [laterParts()],
        test: {
          name: 'pure',
          include: ['**/*.test.ts', '**/*.test.tsx'],
          exclude: [...NOT_OURS, ...DATABASE_TESTS, ...JOURNEYS],
          setupFiles: ['vitest.setup.ts'],
          // These tests share nothing but read-only modules, which are then loaded once per worker.
          isolate: false,
          maxWorkers: '100%',
          // Far more than any of them needs: no busy machine decides.
          testTimeout: 5 * MINUTE,
          expect: { poll: { timeout: 90 * SECOND } },
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          name: 'database',
          include: DATABASE_TESTS,
          exclude: NOT_OURS,
          globalSetup: ['engine/adapters/database/testing/global-setup.ts'],
          setupFiles: ['vitest.setup.ts'],
          // Not threads: with several of them in one process, V8 breaks off now and then while it frees an embedded database.
          pool: 'forks',
          // Each file has databases of its own; the modules are loaded once per process.
          isolate: false,
          // Three on two cores: much of the work here waits for disks and other processes.
          maxWorkers: Math.ceil(1.5 * availableParallelism()),
          // Far more than any of them needs, with a fresh database on the disk or a whole shop: no busy machine decides.
          testTimeout: 10 * MINUTE,
          hookTimeout: 5 * MINUTE,
          expect: { poll: { timeout: 90 * SECOND } },
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: 'journeys',
          include: JOURNEYS,
          exclude: NOT_OURS,
          globalSetup: ['e2e/harness/global-setup.ts'],
          // Each file has shoppers of its own; the modules and the way to the browser are opened once per process.
          isolate: false,
          // A journey mostly waits for the browser and the shop, so that more than one per core can run.
          maxWorkers: 3,
          // Far more than any of them needs: no busy machine decides.
          testTimeout: 10 * MINUTE,
          hookTimeout: 5 * MINUTE,
          expect: { poll: { timeout: 90 * SECOND } },
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
