import type { Kysely } from 'kysely';
import type { ProductDraft, VariationDraft } from '#engine/domain/catalog/product-draft.ts';
import type { Translated } from '#engine/domain/language.ts';
import type { StoredDraft } from '#engine/usecases/ports/merchant-catalog.ts';
import type { Tables } from '../tables/tables.ts';
import { toDownloads, toFacts, toText } from './product-rows.ts';
import {
  attributesOf,
  type PartsByOwner,
  type ProductRow,
  partsByOwner,
  readProductRows,
  recommended,
  toKind,
  toVariationFacts,
  type VariationRow,
} from './read-products.ts';

/** Products of one statement: each part of its result is one JSON value, which must not grow with the shop. */
const BATCH_SIZE = 500;

/** In the order of `ids`, of products and not of variations. */
export async function readDrafts(db: Kysely<Tables>, ids: readonly number[]): Promise<readonly StoredDraft[]> {
  const drafts: StoredDraft[] = [];
  for (let from = 0; from < ids.length; from += BATCH_SIZE) {
    drafts.push(...(await readBatch(db, ids.slice(from, from + BATCH_SIZE))));
  }
  return drafts;
}

async function readBatch(db: Kysely<Tables>, ids: readonly number[]): Promise<readonly StoredDraft[]> {
  const rows = {
    id: await readProductRows({ db, ids, language: 'id' }),
    en: await readProductRows({ db, ids, language: 'en' }),
  };
  const parts = { id: partsByOwner(rows.id), en: partsByOwner(rows.en) };
  const indonesian = new Map(rows.id.products.map((row) => [row.id, row]));
  const english = new Map(rows.en.products.map((row) => [row.id, row]));
  return ids.flatMap((productId) => {
    const [id, en] = [indonesian.get(productId), english.get(productId)];
    return id && en ? [toStoredDraft({ id, en }, parts)] : [];
  });
}

type Parts = Translated<PartsByOwner>;

function toStoredDraft(rows: Translated<ProductRow>, parts: Parts): StoredDraft {
  const variations = parts.id.variations.get(rows.id.id) ?? [];
  return {
    id: rows.id.id,
    draft: toDraft(rows, parts, variations),
    variationIds: new Map(variations.map(({ sku, id }) => [sku, id])),
  };
}

/** The same product read in both languages, as it would be handed in. */
function toDraft(rows: Translated<ProductRow>, parts: Parts, variations: readonly VariationRow[]): ProductDraft {
  const base = toBase(rows, parts);
  const kind = toKind(rows.id);
  switch (kind.kind) {
    case 'simple':
      return { ...base, ...kind, downloads: toDownloads(rows.id, filesOf(rows.id.id, parts)) };
    case 'variable':
      return { ...base, ...kind, variations: variations.map((variation) => toVariation(variation, parts)) };
    case 'grouped':
      return { ...base, ...kind, parts: recommended(rows.id.id, 'part', parts.id) };
    case 'external':
      return { ...base, ...kind, buttonText: { id: rows.id.buttonText, en: rows.en.buttonText } };
  }
}

function toBase(rows: Translated<ProductRow>, parts: Parts) {
  const { id } = rows.id;
  return {
    ...toFacts(rows.id),
    text: { id: toText(rows.id), en: toText(rows.en) },
    categories: (parts.id.categories.get(id) ?? []).map(({ slug }) => slug),
    ...toRelations(id, parts),
    pictures: (parts.id.pictures.get(id) ?? []).map(({ picture }) => picture.file),
    attributes: toAttributes(id, parts),
  };
}

/** What a product has none of is left out of its draft. */
function toRelations(product: number, parts: Parts): Pick<ProductDraft, 'tags' | 'upsells' | 'crossSells'> {
  const english = new Map((parts.en.tags.get(product) ?? []).map(({ slug, name }) => [slug, name]));
  const tags = (parts.id.tags.get(product) ?? []).map(({ slug, name }) => ({
    slug,
    name: { id: name, en: english.get(slug) ?? '' },
  }));
  const upsells = recommended(product, 'upsell', parts.id);
  const crossSells = recommended(product, 'cross-sell', parts.id);
  return {
    ...(tags.length > 0 && { tags }),
    ...(upsells.length > 0 && { upsells }),
    ...(crossSells.length > 0 && { crossSells }),
  };
}

function toAttributes(product: number, parts: Parts): ProductDraft['attributes'] {
  const english = attributesOf(product, parts.en);
  return attributesOf(product, parts.id).map(({ scope, slug, label, terms, forVariations, visible }, place) => ({
    slug,
    terms: terms.map((term) => term.slug),
    forVariations,
    visible,
    ...(scope === 'local' && {
      local: {
        label: { id: label, en: english[place]?.label ?? '' },
        terms: terms.map((term, position) => ({
          slug: term.slug,
          name: { id: term.name, en: english[place]?.terms[position]?.name ?? '' },
        })),
      },
    }),
  }));
}

const toVariation = (row: VariationRow, parts: Parts): VariationDraft => ({
  ...toVariationFacts(row),
  description: { id: row.description, en: descriptionOf(row, parts.en) },
  downloads: toDownloads(row, filesOf(row.id, parts)),
  picture: parts.id.pictures.get(row.id)?.[0]?.picture.file ?? null,
  choices: Object.fromEntries((parts.id.choices.get(row.id) ?? []).map(({ attribute, value }) => [attribute, value])),
});

const descriptionOf = ({ id, productId }: VariationRow, parts: PartsByOwner): string =>
  parts.variations.get(productId)?.find((variation) => variation.id === id)?.description ?? '';

function filesOf(owner: number, parts: Parts) {
  const english = new Map((parts.en.files.get(owner) ?? []).map(({ id, name }) => [id, name]));
  return (parts.id.files.get(owner) ?? []).map(({ id, file, name }) => ({
    id,
    name: { id: name, en: english.get(id) ?? '' },
    file,
  }));
}
