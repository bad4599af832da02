import { localAttribute } from '#engine/domain/catalog/local-attributes.ts';
import type { Language, Translated } from '#engine/domain/language.ts';
import { foldName } from '#engine/domain/text/text.ts';
import type { EntryAttribute } from './entry.ts';

export type LocalEntryAttribute = Required<EntryAttribute>;

export const isLocal = (attribute: EntryAttribute): attribute is LocalEntryAttribute => attribute.local !== undefined;

const isCalled = (name: Translated, text: string): boolean =>
  foldName(name.id) === foldName(text) || foldName(name.en) === foldName(text);

/** The local attribute that a file means by this label; one of a language is enough. */
export const localCalled = (attributes: readonly EntryAttribute[], label: string): LocalEntryAttribute | undefined =>
  attributes.filter(isLocal).find(({ local }) => isCalled(local.label, label));

/** Slug of the term with this name; undefined when the attribute has none. */
export const localTermOf = ({ local }: LocalEntryAttribute, text: string): string | undefined =>
  local.terms.find(({ name }) => isCalled(name, text))?.slug;

export const localTermName = ({ local }: LocalEntryAttribute, slug: string, language: Language): string =>
  local.terms.find((term) => term.slug === slug)?.name[language] ?? slug;

const EMPTY: Translated = { id: '', en: '' };

interface Texts {
  readonly language: Language;
  readonly text: string;
  /** In the other language; empty where the file does not say it. */
  readonly second: string;
}

/** What the file calls something, else what it was called, else the same in both languages. */
const named = ({ language, text, second }: Texts, before: Translated | undefined): Translated => {
  const other = language === 'id' ? 'en' : 'id';
  const translation = second || before?.[other] || text;
  return { ...EMPTY, [language]: text, [other]: translation };
};

interface WrittenAttribute {
  readonly language: Language;
  readonly name: string;
  readonly secondName: string;
  /** Null where the file has no such cell: the terms stay as they are. */
  readonly values: readonly string[] | null;
  readonly secondValues: readonly string[];
}

/** The attribute that cells describe, with the translations of the one it was before where they say none. */
export function writtenAttribute(written: WrittenAttribute, before: LocalEntryAttribute | undefined) {
  const { language, name: label, secondName, values, secondValues } = written;
  const terms = before?.local.terms.map(({ name }) => name) ?? [];
  const names = values?.map((text, place) =>
    named(
      { language, text, second: secondValues[place] ?? '' },
      terms.find((name) => foldName(name[language]) === foldName(text)),
    ),
  );
  return localAttribute(named({ language, text: label, second: secondName }, before?.local.label), names ?? terms);
}

/** What a variation says about a local attribute, by the product's own slugs; the product may not have it yet. */
export function asInProduct(choice: EntryAttribute, product: readonly EntryAttribute[]): EntryAttribute {
  if (!isLocal(choice)) return choice;
  const own = localCalled(product, choice.local.label.id) ?? localCalled(product, choice.local.label.en);
  if (!own) return choice;
  const terms = choice.local.terms.map(
    ({ slug, name }) => localTermOf(own, name.id) ?? localTermOf(own, name.en) ?? slug,
  );
  return { ...choice, slug: own.slug, terms };
}

/** The product's attribute with the terms that its variations choose beside its own. */
export function withChosenTerms(
  attribute: LocalEntryAttribute,
  choices: readonly EntryAttribute[],
): LocalEntryAttribute {
  const { label, terms } = attribute.local;
  const added = choices
    .filter(isLocal)
    .flatMap(({ local }) => local.terms.map(({ name }) => name))
    .filter((name) => localTermOf(attribute, name.id) === undefined && localTermOf(attribute, name.en) === undefined);
  const fresh = [...new Map(added.map((name) => [foldName(name.en), name])).values()];
  return { ...attribute, ...localAttribute(label, [...terms.map(({ name }) => name), ...fresh]) };
}
