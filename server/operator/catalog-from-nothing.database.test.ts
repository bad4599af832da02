import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { createApiShopper } from '../testing/api-shopper.ts';
import { openEmbeddedShop } from '../testing/embedded-shop.ts';
import { operatorOf } from './testing/operator.ts';

const PAGE = readFileSync(new URL('../../docs/catalog.md', import.meta.url), 'utf8');

/** The commands of a section as they stand on the page. */
const commandsOf = (section: string): readonly (readonly string[])[] =>
  (PAGE.split(`## ${section}\n`)[1]?.split('\n## ')[0] ?? '')
    .split('\n')
    .filter((line) => line.startsWith('npm run shop -- '))
    .map((line) =>
      [...line.slice('npm run shop -- '.length).matchAll(/"([^"]*)"|(\S+)/g)].map(
        ([, quoted, word]) => quoted ?? word ?? '',
      ),
    );

test('an empty shop gets its catalogue by the commands of the page, and sells from it', async () => {
  const { dataFolder, engine, close } = await openEmbeddedShop();
  onTestFinished(close);
  const operator = operatorOf(engine.usecases, 'id', dataFolder);

  const commands = commandsOf('By hand');
  expect(commands.length).toBeGreaterThan(5);
  for (const command of commands) expect([command, (await operator(...command)).code]).toEqual([command, 0]);

  const photos = join(dataFolder, 'photos');
  mkdirSync(photos);
  const photo = await sharp({ create: { width: 50, height: 50, channels: 3, background: '#fff' } })
    .jpeg()
    .toBuffer();
  for (const name of ['WAX-1.jpg', 'RAG-B.jpg']) writeFileSync(join(photos, name), photo);
  const [pictures = []] = commandsOf('Pictures').map((command) =>
    command.map((word) => word.replace(/^photos$/, photos)),
  );
  expect((await operator(...pictures)).code).toBe(0);

  const { catalog } = engine.usecases;
  const { rows } = await catalog.products({
    language: 'en',
    filter: {},
    order: [{ by: 'name', direction: 'ascending' }],
    page: { first: 10 },
  });
  expect(rows.map(({ name, kind, picture }) => [name, kind, picture !== null])).toEqual([
    ['Hari cuci', 'grouped', false],
    ['Lap', 'variable', false],
    ['Wax', 'simple', true],
  ]);
  const shopper = createApiShopper(engine.execute);
  await shopper.add('WAX-1', 2);
  await shopper.addVariation({ product: 'RAG', sku: 'RAG-B', choices: { colour: 'blue' } });
  expect(await shopper.checkOut('from nothing')).toMatchObject({ ok: true });
});
