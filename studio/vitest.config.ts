import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['**/*.test.ts'],
    // Models are built and pictures decoded: seconds, on a busy machine more.
    testTimeout: 120_000,
  },
});
