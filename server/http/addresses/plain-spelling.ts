import { isLanguage } from '#contract/languages.ts';
import { matchRoute } from '#contract/match-route.ts';

/**
 * The address of a page as the shop's own links spell it: the router takes `/PRODUCTS` and `/%70roducts` for `/products`, and
 * search engines would know each of them as a page of its own. Null where it is spelled so already, or there is no such page.
 */
export function plainSpelling(target: string): string | null {
  const { id, route, prefix } = matchRoute(target);
  const language = prefix?.toLowerCase();
  if (id === 'notFound' || (language !== undefined && !isLanguage(language))) return null;
  const [, path = '', query = ''] = /^([^?]*)(.*)$/s.exec(target) ?? [];
  const given = segmentsOf(path);
  const plain = [...(language === undefined ? [] : [language]), ...segmentsOf(route.path)].map((segment, place) =>
    segment.startsWith(':') ? (given[place] ?? '') : segment,
  );
  return plain.every((segment, place) => segment === given[place]) ? null : `/${plain.join('/')}${query}`;
}

const segmentsOf = (path: string): readonly string[] => path.split('/').filter((segment) => segment !== '');
