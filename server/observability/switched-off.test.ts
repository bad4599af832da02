import { expect, test } from 'vitest';
import { runProgram } from '../testing/program.ts';

/** Prints which libraries a process has loaded, before and after it was told to. */
const PROGRAM = `
  import { registerHooks } from 'node:module';
  const loaded = new Set();
  registerHooks({
    resolve(specifier, context, next) {
      const resolved = next(specifier, context);
      const library = /node_modules.(prom-client|pino|@opentelemetry)./.exec(resolved.url)?.[1];
      if (library) loaded.add(library);
      return resolved;
    },
  });
  const print = () => console.log([...loaded].sort().join());
  await import('./server/start-shop.ts');
  print();
  const { createMetrics } = await import('./server/observability/metrics.ts');
  print();
  await createMetrics({ slowQuery: 500 });
  await import('./server/observability/tracing.ts');
  print();
  process.exit();
`;

test('a shop without metrics and traces does not load their libraries', async () => {
  const program = runProgram({
    parameters: ['--disable-warning=ExperimentalWarning', '--input-type=module', '--eval', PROGRAM],
    environment: {},
  });
  expect(await program.exit).toBe(0);
  expect(program.stdout().trim().split('\n')).toEqual(['pino', 'pino', '@opentelemetry,pino,prom-client']);
});
