import { writeSync } from 'node:fs';
import { openDatabase } from '../../open-database.ts';

/** Stores a row after the other and says the text of each one as soon as the database has acknowledged it. */
const [folder = '', prefix = ''] = process.argv.slice(2);
const onError = (error: Error) => {
  throw error;
};
const { db } = await openDatabase({ kind: 'folder', folder }, { onError });
for (let row = 1; ; row++) {
  const text = `${prefix}-${row}`;
  await db
    .insertInto('mailOutbox')
    .values({ mail: JSON.stringify({ text }) })
    .execute();
  writeSync(1, `${text}\n`);
}
