import type { Kysely } from 'kysely';
import type { StoredDraft } from '#engine/usecases/ports/merchant-catalog.ts';
import { readFacts, sortOut } from '../catalog/facts.ts';
import type { Tables } from '../tables.ts';
import { type InBoth, toStoredDraft } from './to-draft.ts';

/** Each part of the answer is one JSON value, which should not grow with the shop. */
const AT_ONCE = 500;

/** In the order of `ids`, of products and not of variations. */
export async function readDrafts(db: Kysely<Tables>, ids: readonly number[]): Promise<readonly StoredDraft[]> {
  const drafts: StoredDraft[] = [];
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    drafts.push(...(await readSome(db, ids.slice(from, from + AT_ONCE))));
  }
  return drafts;
}

async function readSome(db: Kysely<Tables>, ids: readonly number[]): Promise<readonly StoredDraft[]> {
  const facts = {
    id: await readFacts({ db, ids, language: 'id' }),
    en: await readFacts({ db, ids, language: 'en' }),
  };
  const by: InBoth = { id: sortOut(facts.id), en: sortOut(facts.en) };
  const english = new Map(facts.en.products.map((row) => [row.id, row]));
  const rows = new Map(facts.id.products.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const [indonesian, other] = [rows.get(id), english.get(id)];
    return indonesian && other ? [toStoredDraft({ id: indonesian, en: other }, by)] : [];
  });
}
