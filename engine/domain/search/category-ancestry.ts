import type { Category } from '../catalog/taxonomies.ts';

/** The slugs of a category and all its ancestors, the category itself first. */
export type CategoryAncestry = (slug: string) => readonly string[];

export function ancestryOf(categories: readonly Category[]): CategoryAncestry {
  const byId = new Map(categories.map((category) => [category.id, category]));
  const ancestries = new Map(categories.map((category) => [category.slug, [...above(category, byId)]]));
  return (slug) => ancestries.get(slug) ?? [slug];
}

function* above(category: Category, byId: ReadonlyMap<number, Category>): Generator<string> {
  yield category.slug;
  const parent = category.parentId === null ? undefined : byId.get(category.parentId);
  if (parent) yield* above(parent, byId);
}
