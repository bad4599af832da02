import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import { parseEml } from '#engine/adapters/mail/transports/parse-eml.ts';

/** Texts of the emails that the embedded shop has written to this address, in no order. */
export function emailsTo(address: string): readonly string[] {
  const { mailFolder } = inject('shops').embedded;
  const names = readdirSync(mailFolder).filter((name) => name.endsWith('.eml'));
  const emails = names.map((name) => parseEml(readFileSync(join(mailFolder, name))));
  return emails.filter(({ headers }) => headers.to === address).map(({ text }) => text);
}
