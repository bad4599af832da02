import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../open-database.ts';
import { DATABASES } from '../testing/databases.ts';
import { mediumPictures } from './025-medium-pictures.ts';

describe.each(DATABASES)('pictures of an older shop on %s', (_name, open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  async function insert(file: string, [width, height]: readonly [number, number], copies: readonly string[]) {
    const sizes = JSON.stringify(copies.map((copy) => ({ name: 'a copy', file: copy, width: 1, height: 1 })));
    await sql`insert into pictures (file, mime_type, width, height, sizes, title, alt)
      values (${file}, 'image/webp', ${width}, ${height}, ${sizes}::jsonb, '{}', '{}')`.execute(database.db);
  }

  test('get a larger medium copy where the shop makes their copies and they are larger themselves', async () => {
    await insert('2026/tall.old.webp', [600, 1200], ['2026/tall.old-320x320.webp', '2026/tall.old-300x300.webp']);
    await insert('2026/small.webp', [400, 300], ['2026/small-300x300.webp', '2026/small-320x320.webp']);
    await insert('2026/foreign.webp', [1200, 600], ['2026/foreign-wide.webp']);
    await insert('2026/alone.webp', [300, 300], []);
    await sql.raw(mediumPictures.sql).execute(database.db);
    const { rows } = await sql<{ file: string; sizes: unknown }>`
      select file, sizes from pictures order by id`.execute(database.db);
    const same = (file: string) => ({ name: 'a copy', file, width: 1, height: 1 });
    const medium = { name: 'medium', file: '2026/tall.old-400x400.webp', width: 200, height: 400 };
    expect(rows).toEqual([
      { file: '2026/tall.old.webp', sizes: [same('2026/tall.old-320x320.webp'), medium] },
      { file: '2026/small.webp', sizes: [same('2026/small-320x320.webp')] },
      { file: '2026/foreign.webp', sizes: [same('2026/foreign-wide.webp')] },
      { file: '2026/alone.webp', sizes: [] },
    ]);
  });
});
