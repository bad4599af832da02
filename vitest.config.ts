import { configDefaults, defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'node',
    include: ['**/*.test.ts', '**/*.test.tsx'],
    exclude: [...configDefaults.exclude, 'build/**', 'data/**', 'e2e/**'],
    globalSetup: ['engine/adapters/database/testing/global-setup.ts'],
    setupFiles: ['vitest.setup.ts'],
    restoreMocks: true,
    hookTimeout: 30_000,
  },
});
