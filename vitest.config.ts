import { configDefaults, defineConfig } from 'vitest/config';

export default defineConfig({
  // As Node itself resolves: `graphql` has a second build for development, and two of them in one process do not mix.
  ssr: { resolve: { conditions: ['node', 'module-sync'] } },
  test: {
    environment: 'node',
    include: ['**/*.test.ts', '**/*.test.tsx'],
    exclude: [...configDefaults.exclude, 'build/**', 'data/**', 'e2e/**'],
    globalSetup: ['engine/adapters/database/testing/global-setup.ts'],
    setupFiles: ['vitest.setup.ts'],
    restoreMocks: true,
    // Vitest leaves one core to itself, which of two is half; much of the work here waits for disks and other processes.
    maxWorkers: '100%',
    // A fresh embedded cluster on the disk takes seconds where the machine is busy.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
